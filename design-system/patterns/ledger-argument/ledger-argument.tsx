export type LedgerArgumentProps = {
  /** Heading of the section. */
  title: string
  /** What the sum shows, in one sentence. */
  intro: string
  /** One errand each: what it was, the amount `paid` in dollars and the points earned. */
  rows: readonly { id: string; what: string; paid?: string; points: string }[]
  /** The total; `worth` in dollars, absent where points have no fixed value. */
  total: { label: string; points: string; unit: string; worth?: string }
  /** Id of the heading, for `aria-labelledby` on the section around it. None by default. */
  headingId?: string
}

/** A month of errands that adds up in points: the programme explained as a sum. */
export function LedgerArgument({ title, intro, rows, total, headingId }: LedgerArgumentProps) {
  return (
    <div className="grid gap-6 desktop:grid-cols-[5fr_7fr] desktop:gap-18">
      <div>
        <h2 id={headingId} className="text-h2">
          {title}
        </h2>
        <p className="mt-3 max-w-measure text-ink-2 desktop:max-w-[22rem]">{intro}</p>
      </div>
      <div>
        <ul className="tablet:-mt-3">
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-4 last:border-b-2 last:border-ink tablet:grid-cols-[6fr_3fr_2fr]"
            >
              <div>{row.what}</div>
              <div className="order-3 text-small text-ink-2 tablet:order-none tablet:text-body">
                {row.paid}
              </div>
              <div className="text-right">{row.points}</div>
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-6 pt-5">
          <span className="font-semibold">{total.label}</span>
          <span className="text-right">
            <span className="whitespace-nowrap">
              <strong className="text-figure leading-none">{total.points}</strong>{' '}
              <strong>{total.unit}</strong>
            </span>{' '}
            <span className="block whitespace-nowrap text-ink-2 tablet:inline">{total.worth}</span>
          </span>
        </p>
      </div>
    </div>
  )
}
