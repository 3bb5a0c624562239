import { useId } from 'react'
import { SkyWindow } from '../sky-window/sky-window.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { pairs } from './chart-geometry.ts'

export type PointsChartProps = {
  title: string
  /** A sentence that says what the drawing shows. */
  summary: string
  legend: { earned: string; spent: string }
  showTable: string
  /** Points earned per week, oldest first. */
  earned: readonly number[]
  /** One entry a month, oldest first; `spent` and `earned` are positive. */
  months: readonly { id: string; label: string; name: string; earned: number; spent: number }[]
  columns: { month: string; earned: string; spent: string }
  /** Writes a number of points in the page's language. */
  format: (points: number) => string
}

/** Earned upward by week, spent downward by month, on the night; the same numbers wait in a table. */
export function PointsChart(props: PointsChartProps) {
  const { title, summary, legend, showTable, earned, months, columns, format } = props
  const headingId = useId()
  const spent = months.map((month) => month.spent)
  const spentLabels = spent.map((value) => (value > 0 ? `−${format(value)}` : ''))
  const monthLabels = months.map((month) => month.label)
  const shared = { spent, spentLabels, monthLabels, format }
  return (
    <SkyWindow className="-mx-5 px-5 py-7 tablet:mx-0 tablet:rounded-window tablet:p-9">
      <section aria-labelledby={headingId}>
        <details className="group flex flex-col">
          <summary className="flex cursor-pointer bare-summary flex-wrap items-center gap-x-7 gap-y-4">
            <span
              id={headingId}
              className="mr-auto w-full text-[18px] leading-[1.3] font-semibold tablet:w-auto"
            >
              {title}
            </span>
            <LegendMark label={legend.earned} kind="earned" />
            <LegendMark label={legend.spent} kind="spent" />
            <span className="border-b-2 border-aurora-line py-1 text-small font-semibold">{showTable}</span>
          </summary>
          <ChartTable columns={columns} months={months} format={format} title={title} />
        </details>
        <p className="sr-only">{summary}</p>
        <ChartDrawing
          {...shared}
          earned={pairs(earned)}
          width={335}
          scaleRoom={0}
          monthEvery={2}
          className="mt-8 block tablet:hidden"
        />
        <ChartDrawing
          {...shared}
          earned={earned}
          width={1224}
          scaleRoom={56}
          monthEvery={1}
          className="mt-8 hidden tablet:block"
        />
      </section>
    </SkyWindow>
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

function ChartTable({
  columns,
  months,
  format,
  title,
}: Pick<PointsChartProps, 'columns' | 'months' | 'format' | 'title'>) {
  return (
    <table className="mt-6 w-full max-w-[36rem] text-small">
      <caption className="sr-only">{title}</caption>
      <thead className="text-on-night-2">
        <tr className="border-b border-night-line text-right">
          <th scope="col" className="py-2 text-left font-normal">
            {columns.month}
          </th>
          <th scope="col" className="py-2 font-normal">
            {columns.earned}
          </th>
          <th scope="col" className="py-2 font-normal">
            {columns.spent}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.id} className="border-b border-night-line text-right">
            <th scope="row" className="py-2 text-left font-semibold">
              {month.name}
            </th>
            <td className="py-2">{month.earned > 0 ? `+${format(month.earned)}` : format(0)}</td>
            <td className="py-2">{month.spent > 0 ? `−${format(month.spent)}` : format(0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
