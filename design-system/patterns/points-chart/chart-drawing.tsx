import { useId } from 'react'
import { chartLabels, chartShape } from './chart-geometry.ts'

export type ChartDrawingProps = {
  /** Points by week, oldest first. */
  earned: readonly number[]
  /** Points by month, oldest first. */
  spent: readonly number[]
  /** What stands under each spending box. */
  spentLabels: readonly string[]
  /** The months along the foot, oldest first. */
  monthLabels: readonly string[]
  /** Points as they are written. */
  format: (points: number) => string
  /** Drawing width; labels keep their size because the drawing is shown about 1:1. */
  width: number
  /** Left room for the scale's words; 0 leaves them out. */
  scaleRoom: number
  /** Every how many months one is named. */
  monthEvery: number
  /** Its width and height, as utilities. */
  className: string
}

const UP = 230
const DOWN = 84

/** The chart itself, for one width. Decoration for the eye: the table holds the same numbers. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { earned, spent, spentLabels, monthLabels, format, width, scaleRoom, monthEvery, className } = props
  const id = useId()
  const up = scaleRoom ? UP : 180
  const shape = chartShape({ earned, spent }, width - scaleRoom, up, DOWN)
  const labels = chartLabels(shape.spending, spentLabels, width - scaleRoom)
  const foot = Math.max(up + DOWN + 60, ...labels.map(({ y }) => y + 28))
  return (
    // Words under the outermost boxes are wider than these: on a phone they need the space beside the drawing.
    <svg
      viewBox={`0 -12 ${width} ${foot + 16}`}
      aria-hidden="true"
      className={`w-full overflow-visible ${className}`}
    >
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
      <g className="text-night-line" stroke="currentColor" strokeWidth="1">
        <path
          d={`M${scaleRoom} .5h${width - scaleRoom}M${scaleRoom} ${up / 2}h${width - scaleRoom}M${scaleRoom} ${up + 0.5}h${width - scaleRoom}`}
        />
      </g>
      {scaleRoom ? (
        <g className="text-on-night" fill="currentColor" fontSize="13">
          <text x="0" y="5">
            {format(shape.scale)}
          </text>
          <text x="0" y={up / 2 + 5}>
            {format(shape.scale / 2)}
          </text>
          <text x="0" y={up + 5}>
            {format(0)}
          </text>
        </g>
      ) : null}
      <g transform={`translate(${scaleRoom})`}>
        <g fill={`url(#${id}l)`} className="slats-rise">
          {shape.bars.map((bar) => (
            <rect key={bar.x} {...bar} />
          ))}
        </g>
        <g fill={`url(#${id}h)`} stroke="currentColor" strokeWidth="1.5" className="text-on-night">
          {shape.spending.map(({ month, ...box }) => (
            <rect key={month} {...box} />
          ))}
        </g>
        <g className="text-on-night" fill="currentColor" fontSize="13" textAnchor="middle">
          {labels.map(({ month, x, y, text, leader }) => (
            <g key={month}>
              {leader ? (
                <path
                  d={`M${x} ${leader.from}V${leader.to}`}
                  stroke="currentColor"
                  className="text-night-line"
                />
              ) : null}
              <text x={x} y={y} fontWeight="600">
                {text}
              </text>
            </g>
          ))}
          {shape.months.map((x, month) =>
            month % monthEvery === 0 ? (
              <text key={x} x={x} y={foot} className="text-on-night-2" fill="currentColor">
                {monthLabels[month]}
              </text>
            ) : null,
          )}
        </g>
      </g>
    </svg>
  )
}
