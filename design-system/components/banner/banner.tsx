import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { type Status, statusLooks } from '../status/status.ts'

export type BannerProps = {
  /** What kind of news: it decides colour and icon. */
  status: Status
  /** The first clause, bold. None by default. */
  title?: string
  /** What follows from the news, or a link; nothing by default. */
  children?: ReactNode
  /** A link that acts, under the words. None by default. */
  action?: ReactNode
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/** Something that stays true while the page is open. For what just happened, use the notification bar. */
export function Banner({ status, title, children, action, className }: BannerProps) {
  const { icon, wash, tone } = statusLooks[status]
  return (
    <div className={classNames('flex gap-4 rounded-button px-5 py-4', wash, className)}>
      <Icon of={icon} className={`mt-0.5 ${tone}`} />
      <div className="min-w-0">
        <p className="max-w-[68ch]">
          {title ? <strong>{title}</strong> : null} {children}
        </p>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  )
}
