export type SumLine = { id: string; label: string; value: string }

export type SumProps = {
  /** Summands in order, with their signs. */
  lines: readonly SumLine[]
  /** The result, below the rule. */
  total: SumLine
  /** Announces the result whenever it changes, where the sum follows a choice. `false` by default. */
  live?: boolean
}

/** A balance calculation: have, minus, equals. */
export function Sum({ lines, total, live = false }: SumProps) {
  return (
    <dl>
      {lines.map((line) => (
        <div key={line.id} className="flex justify-between gap-4 py-1.5 text-label">
          <dt className="min-w-0 text-ink-2">{line.label}</dt>
          <dd className="whitespace-nowrap">{line.value}</dd>
        </div>
      ))}
      {/* Whole, with its label: a figure alone says nothing. */}
      <div
        {...(live && { 'aria-live': 'polite', 'aria-atomic': true })}
        className="mt-2 flex justify-between gap-4 border-t-2 border-ink pt-3 font-semibold"
      >
        <dt className="min-w-0">{total.label}</dt>
        <dd className="whitespace-nowrap">{total.value}</dd>
      </div>
    </dl>
  )
}
