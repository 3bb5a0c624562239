import { type ReactNode, useId } from 'react'
import { ActionLink } from '../../components/link/link.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'
import { Sum, type SumLine } from './sum.tsx'

export type OrderSummaryProps = {
  /** Refunds, each with its reference, and a link to the ledger. None by default. */
  returned?:
    | {
        title: string
        rows: readonly { id: string; value: string; text: string }[]
        link: { href: string; label: string }
      }
    | undefined
  /** The delivery promise made when it was ordered. None by default. */
  promise?: { title: string; text: string }
  /** What was ordered. */
  title: string
  /** Order number and date. */
  detail: string
  /** `null` for an order without a card, such as a credit. */
  art: CardArtProps | null
  /** Lines of the sum. */
  lines: readonly SumLine[]
  /** Total of the sum. */
  total: SumLine
  /** Delivery address, or email address of an e-card, with its label. None by default. */
  destination?: { title: string; lines: readonly string[] }
  /** Link to help. None by default. */
  help?: ReactNode
}

/**
 * What was ordered and how it changed the balance. Beside the timeline; full bleed on a phone, two columns on a
 * tablet.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, detail, art, lines, total, returned, promise, destination, help } = props
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      className="-mx-margin bg-sunken px-margin py-8 tablet:mx-0 tablet:rounded-window tablet:p-8 tablet:max-desktop:grid tablet:max-desktop:grid-cols-[15rem_1fr] tablet:max-desktop:gap-x-8"
    >
      {art ? (
        <CardArt {...art} className="mb-6 w-full self-start print:max-w-60 rounded-card shadow-object" />
      ) : null}
      <div className={art ? undefined : 'tablet:max-desktop:col-span-2'}>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-small text-ink-2">{detail}</p>
        <div className="mt-5">
          <Sum lines={lines} total={total} />
        </div>
        {returned ? (
          <Part title={returned.title}>
            <ul>
              {returned.rows.map(({ id, value, text }) => (
                <li key={id} className="mt-1">
                  <strong className="text-aurora-text">{value}</strong>
                  <span className="block text-small text-ink-2">{text}</span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-small">
              <ActionLink href={returned.link.href}>{returned.link.label}</ActionLink>
            </p>
          </Part>
        ) : null}
        {promise ? (
          <Part title={promise.title}>
            <p className="text-ink-2">{promise.text}</p>
          </Part>
        ) : null}
        {destination ? (
          <Part title={destination.title}>
            {destination.lines.map((line) => (
              <p key={line} className="text-ink-2">
                {line}
              </p>
            ))}
          </Part>
        ) : null}
        {help ? <div className="mt-6 text-small print:hidden">{help}</div> : null}
      </div>
    </aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-8">
      <h3 className="text-body font-semibold tracking-normal">{title}</h3>
      {children}
    </div>
  )
}
