import type { LucideIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { type LedgerFact, LedgerFacts } from './ledger-facts.tsx'

export type LedgerRowProps = {
  /** The day, as it is written. */
  date: string
  /** The brand's swatch, or an icon where no brand is involved. */
  mark: { kind: 'swatch'; src: string; srcSet?: string } | { kind: 'icon'; icon: LucideIcon }
  /** What moved the points. */
  what: string
  /** The movement's page; absent when there is none. */
  href?: string
  /** Given where the link opens and closes the row's own facts. None by default: the link leads away. */
  isOpen?: boolean
  /** Shown below the row while it is open. None by default. */
  facts?: readonly LedgerFact[]
  /** How the points came about: "$21.40 at 5 per dollar = 107, plus morning offer 400". None by default. */
  why?: string
  /** Its kind; left out on a phone. */
  category: string
  /** Signed and formatted. */
  points: string
  /** Earned has a plus and the accent, spent a minus and ink. */
  direction: 'earned' | 'spent'
  /** The balance after this row. */
  balance: string
  /** The phone's third line: "Nov 17 · 23,755 after". */
  phoneLine: string
}

/** A row that explains itself. Earned is green with a plus, spent is ink with a minus, never red. */
export const LedgerRow = memo(function LedgerRow(props: LedgerRowProps) {
  const { date, mark, what, href, isOpen, facts, why, category, points, direction, balance, phoneLine } =
    props
  const factsId = useId()
  return (
    <>
      <tr>
        <td className="ledger-wide text-ink-2">{date}</td>
        {/* The cells at both ends say the phone's line too, and are heard. */}
        <td className="ledger-what" data-phone={phoneLine}>
          <LedgerMark mark={mark} />
          {href ? (
            <a
              href={href}
              aria-expanded={isOpen}
              aria-controls={isOpen ? factsId : undefined}
              className="ledger-title hover:underline"
            >
              {what}
            </a>
          ) : (
            <p className="ledger-title">{what}</p>
          )}
          {why}
        </td>
        <td className="ledger-wide text-small text-ink-2">{category}</td>
        <td
          className={`text-right font-semibold whitespace-nowrap ${direction === 'earned' ? 'text-aurora-text' : 'text-ink'}`}
        >
          {points}
        </td>
        <td className="ledger-wide text-right text-small text-ink-2">{balance}</td>
      </tr>
      {isOpen && facts ? (
        <tr id={factsId} className="ledger-open">
          <td colSpan={5}>
            <LedgerFacts facts={facts} />
          </td>
        </tr>
      ) : null}
    </>
  )
})

function LedgerMark({ mark }: Pick<LedgerRowProps, 'mark'>) {
  if (mark.kind === 'icon') {
    return <Icon of={mark.icon} size={20} className="ledger-mark bg-sunken p-3" />
  }
  return (
    <img
      src={mark.src}
      srcSet={mark.srcSet}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      className="ledger-mark object-cover shadow-edge"
    />
  )
}
