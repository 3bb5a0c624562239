import type { ReactNode } from 'react'
import type { Status } from '../../tokens/colours.ts'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { statusLooks } from '../status/status.ts'

export type BannerProps = {
  /** Decides colour and icon. */
  status: Status
  /** Bold first clause. None by default. */
  title?: string
  /** The rest of the message. None by default. */
  children?: ReactNode
  /** An action link under the message. None by default. */
  action?: ReactNode
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/** A message that holds for as long as the page is open. For the outcome of an action, use NotificationBar. */
export function Banner({ status, title, children, action, className }: BannerProps) {
  const { icon, wash, tone } = statusLooks[status]
  return (
    <div className={classNames('flex gap-4 rounded-button px-5 py-4', wash, className)}>
      <Icon of={icon} className={`mt-0.5 ${tone}`} />
      <div className="min-w-0">
        <p className="max-w-[68ch]">
          {title ? <strong>{`${title} `}</strong> : null}
          {children}
        </p>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  )
}
