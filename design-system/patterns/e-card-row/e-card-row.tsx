import type { ReactNode } from 'react'

export type ECardRowProps = {
  /** Brand and amount. */
  title: string
  /** Lines under it: which of how many, when it was sent. */
  details: readonly string[]
  /** A badge beside the title, such as that it is used up. None by default. */
  badge?: ReactNode
  /** The code, while it is shown. None by default. */
  code?: ReactNode
  /** What can be done with the card: buttons, each in its form. None by default. */
  actions?: ReactNode
  /** What is said instead where there is no JavaScript; none by default. */
  withoutScript?: string
  /** How what was asked for ended; read out when it comes. None by default. */
  status?: string | undefined
}

/** One e-card of an order. Its code is shown in it, and never without being asked for. */
export function ECardRow({ title, details, badge, code, actions, withoutScript, status }: ECardRowProps) {
  return (
    <li className="border-b border-line pt-6 pb-3 first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-h3">{title}</h3>
        {badge}
      </div>
      {details.map((detail) => (
        <p key={detail} className="mt-1 text-small text-ink-2">
          {detail}
        </p>
      ))}
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
