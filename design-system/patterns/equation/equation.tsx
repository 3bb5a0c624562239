export type EquationTerm = {
  id: string
  label: string
  /** "+", "−" or "="; absent on the first term. */
  sign?: string
  /** The formatted number. */
  value: string
  /** `earned` uses the colour of earned points. Ink by default. */
  tone?: 'earned'
}

export type EquationProps = {
  /** Opening, earned, spent, adjusted, closing: the last one is the result. */
  terms: readonly EquationTerm[]
  /** Accessible name of the sum. */
  label: string
}

/** The period as a sum: one line on desktop, a column on a phone. */
export function Equation({ terms, label }: EquationProps) {
  return (
    <dl
      aria-label={label}
      className="tablet:flex tablet:flex-wrap tablet:justify-between tablet:gap-x-4 tablet:gap-y-4 desktop:gap-x-8 print:flex print:justify-between"
    >
      {terms.map((term, index) => {
        const last = index === terms.length - 1
        const rule = last ? 'border-t-2 border-ink' : index === 0 ? '' : 'border-t border-line'
        return (
          <div
            key={term.id}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 tablet:block tablet:border-0 tablet:py-0 print:block print:border-0 print:py-0 ${rule}`}
          >
            <dt className="text-ink-2 tablet:text-label">{term.label}</dt>
            <dd
              className={`whitespace-nowrap tablet:text-figure-small desktop:text-h2 print:text-h3 ${last ? 'text-figure' : 'text-figure-small'}`}
            >
              {term.sign ? <span className="font-normal text-ink-3">{`${term.sign} `}</span> : null}
              <strong className={term.tone === 'earned' ? 'text-aurora-text' : undefined}>
                {term.value}
              </strong>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
