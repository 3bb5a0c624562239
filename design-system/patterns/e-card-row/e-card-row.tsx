import type { ReactNode } from 'react'
import { ActionLink } from '../../components/link/link.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'

export type ECardRowProps = {
  /** Brand and amount. */
  title: string
  /** Lines under the title, such as which of how many, and when it was sent. */
  details: readonly string[]
  /** Art of the card, beside the words. None by default. */
  art?: CardArtProps | null
  /** Link to the order, where the card stands outside of it. None by default. */
  order?: { href: string; label: string }
  /** Badge beside the title, such as "Used". None by default. */
  badge?: ReactNode
  /** The code while it is revealed, as a ShownCode. None by default. */
  code?: ReactNode
  /** Buttons, each in its own form. None by default. */
  actions?: ReactNode
  /** Shown instead of the actions without JavaScript. None by default. */
  withoutScript?: string
  /** Outcome of an action, announced when it appears. None by default. */
  status?: string | undefined
}

/** One e-card of an order. Its code is revealed on request only. */
export function ECardRow(props: ECardRowProps) {
  const { title, details, art, order, badge, code, actions, withoutScript, status } = props
  return (
    <li className="border-b border-line pt-6 pb-3 first:border-t">
      <div className="flex items-start gap-5">
        {art ? <CardArt {...art} className="w-24 shrink-0 rounded-button shadow-object tablet:w-32" /> : null}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-h3">{title}</h3>
            {badge}
          </div>
          {details.map((detail) => (
            <p key={detail} className="mt-1 text-small text-ink-2">
              {detail}
            </p>
          ))}
          {order ? (
            <p className="mt-1 text-small">
              <ActionLink href={order.href}>{order.label}</ActionLink>
            </p>
          ) : null}
        </div>
      </div>
      {code ? <div className="mt-6">{code}</div> : null}
      {actions ? <div className="mt-5 flex flex-wrap gap-x-6 gap-y-4">{actions}</div> : null}
      {withoutScript ? (
        <noscript>
          <p className="mt-3 text-small text-ink-2">{withoutScript}</p>
        </noscript>
      ) : null}
      <p role="status" className="mt-2 min-h-5 text-small text-ink-2">
        {status}
      </p>
    </li>
  )
}
