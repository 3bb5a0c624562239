import { type ReactNode, useId } from 'react'
import { ActionLink } from '../../components/link/link.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'
import { Sum, type SumLine } from './sum.tsx'

export type OrderSummaryProps = {
  /** What of the order came back, each under its reference, and the way to the ledger. None by default. */
  returned?:
    | {
        title: string
        rows: readonly { id: string; value: string; text: string }[]
        link: { href: string; label: string }
      }
    | undefined
  /** What was promised about delivery when it was ordered. None by default. */
  promise?: { title: string; text: string }
  /** What was ordered. */
  title: string
  /** Its number and its day. */
  detail: string
  /** `null` for an order that is no card, such as a credit. */
  art: CardArtProps | null
  /** The sum, line by line. */
  lines: readonly SumLine[]
  /** What the lines add up to. */
  total: SumLine
  /** Where it goes: "Delivery address" and its lines, or "Sent to" and the address of an e-card. None by default. */
  destination?: { title: string; lines: readonly string[] }
  /** Where to ask; nothing by default. */
  help?: ReactNode
}

/** What was ordered and what it did to the balance, beside the timeline; full bleed on a phone, in two columns on a tablet. */
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
