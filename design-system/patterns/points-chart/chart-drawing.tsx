import { useId } from 'react'
import { chartLabels, chartShape } from './chart-geometry.ts'

/** A width at which a drawing is shown. */
export type ChartRoom = {
  /** In pixels. */
  width: number
  /** Classes that show the labels placed for this width. Always shown by default. */
  className?: string
}

export type ChartDrawingProps = {
  /** Points by week, oldest first. */
  earned: readonly number[]
  /** Points by month, oldest first. */
  spent: readonly number[]
  /** Label of each spending box. */
  spentLabels: readonly string[]
  /** Month labels below the chart, oldest first. */
  monthLabels: readonly string[]
  /** Formats a number of points. */
  format: (points: number) => string
  /** The widths that the drawing stretches to, widest last; labels are placed separately for each. */
  rooms: readonly [...ChartRoom[], ChartRoom]
  /** Height of the scale, in pixels. */
  height: number
  /** Shows the scale's labels in the left margin. */
  hasScale: boolean
  /** Labels every nth month. */
  monthEvery: number
  /** Layout classes. */
  className: string
}

const DOWN = 84

/**
 * The drawing: fluid width and fixed height, so that text keeps its size. Decorative: the table holds the same
 * numbers.
 */
export function ChartDrawing(props: ChartDrawingProps) {
  const { earned, spent, spentLabels, monthLabels, format, rooms, height, hasScale, monthEvery } = props
  const id = useId()
  const placed = rooms.map(({ width, className }) => {
    const { spending } = chartShape({ earned, spent }, width, height, DOWN)
    return { width, className, labels: chartLabels(spending, spentLabels, width) }
  })
  const widest = rooms[rooms.length - 1]?.width ?? 1
  const shape = chartShape({ earned, spent }, widest, height, DOWN)
  const across = (length: number, width = widest) => `${Math.round((length / width) * 1e5) / 1e3}%`
  const foot = Math.max(height + DOWN + 60, ...placed.flatMap(({ labels }) => labels.map(({ y }) => y + 28)))
  return (
    // Labels at the edges are wider than their boxes and overflow the drawing.
    <svg height={foot + 4} aria-hidden="true" className={`overflow-visible ${props.className}`}>
      <defs>
        <linearGradient id={`${id}l`} x1="0" y1="1" x2="0" y2="0">
          <stop offset=".1" className="text-sky-1" stopColor="currentColor" />
          <stop offset="1" className="text-sky-2" stopColor="currentColor" />
        </linearGradient>
        <pattern
          id={`${id}h`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M.8 0v9" stroke="currentColor" strokeWidth="1.6" className="text-on-night" />
        </pattern>
      </defs>
      {[0, height / 2, height].map((y) => (
        <rect key={y} y={y} width="100%" height="1" fill="currentColor" className="text-night-line" />
      ))}
      {hasScale ? (
        <g className="text-on-night" fill="currentColor" fontSize="13">
          <text x="-56" y="5">
            {format(shape.scale)}
          </text>
          <text x="-56" y={height / 2 + 5}>
            {format(shape.scale / 2)}
          </text>
          <text x="-56" y={height + 5}>
            {format(0)}
          </text>
        </g>
      ) : null}
      <g fill={`url(#${id}l)`} className="slats-rise">
        {shape.bars.map((bar) => (
          <rect key={bar.x} x={across(bar.x)} y={bar.y} width={across(bar.width)} height={bar.height} />
        ))}
      </g>
      <g fill={`url(#${id}h)`} stroke="currentColor" strokeWidth="1.5" className="text-on-night">
        {shape.spending.map((box) => (
          <rect key={box.month} x={across(box.x)} y={box.y} width={across(box.width)} height={box.height} />
        ))}
      </g>
      <g className="text-on-night" fill="currentColor" fontSize="13" textAnchor="middle">
        {placed.map(({ width, className, labels }) =>
          labels.length === 0 ? null : (
            <g key={width} fontWeight="600" className={className}>
              {labels.map(({ month, x, leader }) =>
                leader ? (
                  <rect
                    key={`${month} leader`}
                    x={across(x, width)}
                    y={leader.from}
                    width="1"
                    height={leader.to - leader.from}
                    className="text-night-line"
                    fill="currentColor"
                  />
                ) : null,
              )}
              {/* A line that leads past other words does not strike them through. */}
              {labels.map(({ month, x, y, text }) => (
                <text
                  key={month}
                  x={across(x, width)}
                  y={y}
                  className="stroke-night stroke-4 [paint-order:stroke]"
                >
                  {text}
                </text>
              ))}
            </g>
          ),
        )}
        {shape.months.map((x, month) =>
          month % monthEvery === 0 ? (
            <text key={x} x={across(x)} y={foot} className="text-on-night-2" fill="currentColor">
              {monthLabels[month]}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  )
}
