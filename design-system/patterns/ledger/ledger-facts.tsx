import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type LedgerFact = {
  id: string
  label: string
  value: string
  href?: string
  /** Copy link, for values such as a reference. None by default. */
  copy?: { label: string; context: string; copied: string }
}

/** Details of a ledger row, shown below it. */
export function LedgerFacts({ facts }: { facts: readonly LedgerFact[] }) {
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
