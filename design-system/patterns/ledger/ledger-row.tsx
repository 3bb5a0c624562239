import type { IconNode } from 'lucide'
import { memo, useId } from 'react'
import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type LedgerRowProps = {
  /** The day, formatted. */
  date: string
  /** Swatch of the brand, or an icon where no brand is involved. */
  mark: { kind: 'swatch'; src: string; srcSet?: string } | { kind: 'icon'; icon: IconNode }
  /** Description of the transaction. */
  what: string
  /** URL of the transaction; absent when it has no page. */
  href?: string
  /** Given when the link toggles the row's details. Without it, the link navigates. */
  isOpen?: boolean
  /** Details shown below the row while open. None by default. */
  facts?: readonly LedgerFact[]
  /** How the points were calculated: "$21.40 at 5 points per dollar = 107, plus 400 for the morning offer". None by default. */
  why?: string
  /** Category; hidden on a phone. */
  category: string
  /** Signed and formatted. */
  points: string
  /** `earned` has a plus and the accent colour, `spent` a minus and ink. */
  direction: 'earned' | 'spent'
  /** Balance after the transaction. */
  balance: string
  /** Third line on a phone: "Nov 17 · 23,755 after". */
  phoneLine: string
}

/**
 * One transaction with its calculation. Earned points are green with a plus; spent points are ink with a minus, never
 * red.
 */
export const LedgerRow = memo(function LedgerRow(props: LedgerRowProps) {
  const { date, mark, what, href, isOpen, facts, why, category, points, direction, balance, phoneLine } =
    props
  const factsId = useId()
  return (
    <>
      <tr>
        <td className="ledger-wide text-ink-2">{date}</td>
        {/* First and last cell carry the same information as the phone line, which is hidden from screen readers. */}
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

export type LedgerFact = {
  id: string
  label: string
  value: string
  href?: string
  /** Copy link, for values such as a reference. None by default. */
  copy?: { label: string; context: string; copied: string }
}

/** Details of a ledger row, shown below it. */
function LedgerFacts({ facts }: { facts: readonly LedgerFact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-3">
      {facts.map(({ id, label, value, href, copy }) => (
        <div key={id}>
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            {href ? <ActionLink href={href}>{value}</ActionLink> : <span>{value}</span>}
            {copy ? <CopyLink text={value} {...copy} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
