/** Where the sheet is wider than the screen it scrolls, and a keyboard must be able to scroll it (WCAG 2.1.1). */
const keyboardScroll = { tabIndex: 0 }

export type StatementLine = {
  id: string
  date: string
  what: string
  /** How the points came about; empty where nothing explains them. */
  why?: string
  reference: string
  /** Formatted; empty where the line has none. */
  pointsIn: string
  pointsOut: string
  balance: string
}

export type StatementProps = {
  /** The programme, as its letterhead says it. */
  programme: string
  /** The statement's heading. */
  title: string
  /** Whose it is, and which days: label and value. */
  facts: readonly { id: string; label: string; value: string }[]
  /** Heads of the columns. */
  columns: {
    date: string
    what: string
    reference: string
    pointsIn: string
    pointsOut: string
    balance: string
  }
  /** The balance at the beginning. */
  opening: { label: string; balance: string }
  /** The movements, oldest first. */
  lines: readonly StatementLine[]
  /** What the columns add up to. */
  totals: readonly { id: string; label: string; pointsIn: string; pointsOut: string; balance: string }[]
  /** What to know when filing it. */
  notes: readonly string[]
}

/** A sheet of paper that a member could file: letterhead, every line, and the sums at its foot. */
export function Statement(props: StatementProps) {
  const { programme, title, facts, columns, opening, lines, totals, notes } = props
  return (
    <article className="statement">
      <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-b-2 border-ink pb-6">
        <div>
          <p className="text-small font-semibold text-ink-2">{programme}</p>
          <h2 className="mt-1 text-h2">{title}</h2>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-small">
          {facts.map(({ id, label, value }) => (
            <div key={id} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="tablet:text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <section className="statement-scroll" aria-label={title} {...keyboardScroll}>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.reference}</th>
              <th scope="col" className="statement-number">
                {columns.pointsIn}
              </th>
              <th scope="col" className="statement-number">
                {columns.pointsOut}
              </th>
              <th scope="col" className="statement-number">
                {columns.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className="statement-total">
              <th scope="row" colSpan={5}>
                {opening.label}
              </th>
              <td className="statement-number">{opening.balance}</td>
            </tr>
            {lines.map((line) => (
              <tr key={line.id}>
                <td className="whitespace-nowrap">{line.date}</td>
                <td>
                  {line.what}
                  {line.why ? <span className="statement-why">{line.why}</span> : null}
                </td>
                <td className="whitespace-nowrap">{line.reference}</td>
                <td className="statement-number">{line.pointsIn}</td>
                <td className="statement-number">{line.pointsOut}</td>
                <td className="statement-number">{line.balance}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totals.map((total) => (
              <tr key={total.id} className="statement-total">
                <th scope="row" colSpan={3}>
                  {total.label}
                </th>
                <td className="statement-number">{total.pointsIn}</td>
                <td className="statement-number">{total.pointsOut}</td>
                <td className="statement-number">{total.balance}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      {notes.map((note) => (
        <p key={note} className="mt-4 max-w-measure text-small text-ink-2">
          {note}
        </p>
      ))}
    </article>
  )
}
