export type BalanceFigureProps = {
  /** What the figure is. */
  label: string
  /** The formatted balance; `null` when it could not be read, then `unknown` stands in its place. */
  balance: string | null
  /** Words in place of a balance that nobody knows. */
  unknown: string
  /** What stands beside it: its worth, what is pending, when it was read. */
  facts: readonly { id: string; text: string }[]
}

/** The balance as the largest thing on paper, where no sky window is. */
export function BalanceFigure({ label, balance, unknown, facts }: BalanceFigureProps) {
  return (
    <div className="top-rule border-t-2 border-ink pt-6">
      <p className="text-ink-2">{label}</p>
      {balance === null ? (
        <p className="mt-2 max-w-measure text-lead">{unknown}</p>
      ) : (
        <p className="mt-3 text-display">{balance}</p>
      )}
      {facts.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-ink-2">
          {facts.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
