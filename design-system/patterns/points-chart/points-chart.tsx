import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { ScrollArea } from '../../components/scroll-area/scroll-area.tsx'
import { fromTablet } from '../../tokens/breakpoints.ts'
import { usePrinting } from '../offscreen/use-printing.ts'
import { SkyWindow } from '../sky-window/sky-window.tsx'
import { ChartDrawing, type ChartRoom } from './chart-drawing.tsx'
import { pairs } from './chart-geometry.ts'

export type PointsChartProps = {
  /** Heading of the chart. */
  title: string
  /** Text alternative of the drawing, as a sentence. */
  summary: string
  /** Labels of the two directions. */
  legend: { earned: string; spent: string }
  /** Label of the control that shows the table. */
  showTable: string
  /** Points `earned` per week, oldest first; below zero where more came back. `name` is used in the table: "Nov 15, 2026". */
  weeks: readonly { id: string; name: string; earned: number }[]
  /** Points `spent` per month, oldest first, as positive numbers. `label` is the short name. */
  months: readonly { id: string; label: string; name: string; spent: number }[]
  /** Column headers of the table. */
  columns: { week: string; month: string; earned: string; spent: string }
  /** Formats a number of points. */
  format: (points: number) => string
}

/** With more months than this, spending is not labelled and only some months are named. */
const MAX_LABELLED = 14
const MAX_NAMED = 13

const PHONE: readonly [ChartRoom] = [{ width: 335 }]
const WIDE: readonly [ChartRoom, ChartRoom] = [
  { width: 562, className: 'desktop:hidden' },
  { width: 1168, className: 'hidden desktop:inline' },
]

/** Points earned upward by week, spent downward by month, with the same numbers in a table. */
export function PointsChart(props: PointsChartProps) {
  const { title, summary, legend, showTable, weeks, months, format } = props
  const headingId = useId()
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  const earned = weeks.map((week) => week.earned)
  const spent = months.map((month) => month.spent)
  // With more than a year the boxes are too close for labels; the table has the numbers.
  const isLabelled = months.length <= MAX_LABELLED
  const spentLabels = spent.map((value) => (value > 0 && isLabelled ? `−${format(value)}` : ''))
  const every = Math.ceil(months.length / MAX_NAMED)
  const monthLabels = months.map((month) => month.label)
  const drawings = useDrawings()
  const shared = { spent, spentLabels, monthLabels, format }
  return (
    <SkyWindow className="-mx-margin px-margin py-7 tablet:mx-0 tablet:rounded-window tablet:p-9">
      <section aria-labelledby={headingId}>
        <details
          ref={details}
          className="group flex flex-col"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className="group flex cursor-pointer bare-summary flex-wrap items-center gap-x-7 gap-y-4">
            <span id={headingId} className="mr-auto w-full text-h4 text-balance desktop:w-auto">
              {title}
            </span>
            <LegendMark label={legend.earned} kind="earned" />
            <LegendMark label={legend.spent} kind="spent" />
            <span className="border-b-2 border-aurora-line py-1 text-small transition-colors group-hover:border-current font-semibold tablet:max-desktop:ml-auto">
              {showTable}
            </span>
          </summary>
          {/* Hundreds of cells that few look at: with JavaScript they are rendered on demand. */}
          {isOpen ? <ChartTables {...props} /> : null}
          <noscript>
            <ChartTables {...props} />
          </noscript>
        </details>
        <p className="sr-only">{summary}</p>
        {drawings === 'wide' ? null : (
          <ChartDrawing
            {...shared}
            earned={pairs(earned)}
            rooms={PHONE}
            height={180}
            hasScale={false}
            monthEvery={every * 2}
            className="mt-11 block w-full tablet:hidden"
          />
        )}
        {drawings === 'phone' ? null : (
          <ChartDrawing
            {...shared}
            earned={earned}
            rooms={WIDE}
            height={230}
            hasScale
            monthEvery={every}
            className="mt-11 ml-14 hidden w-[calc(100%-3.5rem)] tablet:block"
          />
        )}
      </section>
    </SkyWindow>
  )
}

function ChartTables({ title, weeks, months, columns, format }: PointsChartProps) {
  return (
    <ScrollArea
      role="group"
      aria-label={title}
      className="mt-6 grid max-h-[28rem] gap-x-16 gap-y-8 pr-4 tablet:grid-cols-2"
    >
      <ChartTable
        title={columns.earned}
        columns={[columns.week, columns.earned]}
        rows={weeks.map(({ id, name, earned: points }) => ({
          id,
          name,
          value: signed('+', points, format),
        }))}
      />
      <ChartTable
        title={columns.spent}
        columns={[columns.month, columns.spent]}
        rows={months.map(({ id, name, spent: points }) => ({
          id,
          name,
          value: signed('−', points, format),
        }))}
      />
    </ScrollArea>
  )
}

function LegendMark({ label, kind }: { label: string; kind: 'earned' | 'spent' }) {
  return (
    <span className="flex items-center gap-2.5 text-small text-on-night-2">
      <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
        {kind === 'earned' ? (
          <rect width="14" height="14" className="text-sky-1" fill="currentColor" />
        ) : (
          <path
            d="M1 1h12v12h-12zM1 13l12-12M1 7l6-6M7 13l6-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            className="text-on-night"
          />
        )}
      </svg>
      {label}
    </span>
  )
}

/** The side it counts for, or the other one where more came back. */
const signed = (sign: '+' | '−', points: number, format: (points: number) => string) =>
  points === 0 ? format(0) : `${points > 0 ? sign : sign === '+' ? '−' : '+'}${format(Math.abs(points))}`

type ChartTableProps = {
  title: string
  columns: readonly [string, string]
  rows: readonly { id: string; name: string; value: string }[]
}

function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    <table className="w-full self-start text-small">
      <caption className="sr-only">{title}</caption>
      <thead className="text-on-night-2">
        <tr className="border-b border-night-line">
          <th scope="col" className="py-2 text-left font-normal">
            {columns[0]}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value }) => (
          <tr key={id} className="border-b border-night-line">
            <th scope="row" className="py-2 text-left font-semibold">
              {name}
            </th>
            <td className="py-2 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Drawings = 'phone' | 'wide' | 'all'

/**
 * Which drawing of the chart to render. Server markup contains both, and CSS shows one; in the browser, updating the
 * hidden one would be wasted work. Both are rendered for printing, because paper has its own width.
 */
function useDrawings(): Drawings {
  const shown = useSyncExternalStore<Drawings>(watch, current, () => 'all')
  return usePrinting() ? 'all' : shown
}

const current = (): Drawings => (window.matchMedia(fromTablet).matches ? 'wide' : 'phone')

function watch(onChange: () => void): () => void {
  const size = window.matchMedia(fromTablet)
  size.addEventListener('change', onChange)
  return () => size.removeEventListener('change', onChange)
}
