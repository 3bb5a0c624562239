import type { ReactNode } from 'react'

export type ECardRowProps = {
  /** Brand and amount. */
  title: string
  /** Lines under the title, such as which of how many, and when it was sent. */
  details: readonly string[]
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
