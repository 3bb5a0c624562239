import { type FocusEvent, useRef, useState } from 'react'
import { type Notice, noticeOptions, notificationBarTarget } from './notice.ts'
import { NoticeRow } from './notice-row.tsx'
import { useHiddenTab } from './use-hidden-tab.ts'
import { useUncoveredFocus } from './use-uncovered-focus.ts'

export type NotificationBarProps = {
  /** Oldest first. Those for another target are ignored. */
  notices: readonly Notice[]
  /** Called when a notice is closed or expires. */
  onDismiss: (id: string) => void
  /** `region` is the accessible name of the bar, `close` of each close button. */
  labels: { region: string; close: string }
  /** Shows the notices for this target only. The bar under the header by default. */
  target?: string
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/**
 * Transient news about what just happened. It stays mounted while empty, so that live regions announce new messages:
 * errors assertively, the rest politely. Timers pause on hover, on focus and while the page is hidden.
 */
export function NotificationBar(props: NotificationBarProps) {
  const { notices, onDismiss, labels, target = notificationBarTarget, className } = props
  const bar = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = [useHiddenTab(), hovered, focused].includes(true)

  const mine = notices.filter((notice) => noticeOptions(notice).target === target)
  const errors = mine.filter((notice) => notice.status === 'error')
  const others = mine.filter((notice) => notice.status !== 'error')
  useUncoveredFocus(bar, mine.length)

  const dismiss = (id: string) => {
    // The close button disappears with its notice; keep focus here instead of losing it to the body.
    if (bar.current?.contains(document.activeElement)) bar.current.focus()
    onDismiss(id)
  }
  const rows = (list: readonly Notice[]) =>
    list.map((notice) => (
      <NoticeRow
        key={notice.id}
        notice={notice}
        paused={paused}
        closeLabel={labels.close}
        onDismiss={dismiss}
      />
    ))

  return (
    <section
      ref={bar}
      aria-label={labels.region}
      tabIndex={-1}
      className={className}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target !== event.currentTarget)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div role="alert" className="grid gap-3">
        {rows(errors)}
      </div>
      <div role="status" className="grid gap-3 not-empty:[[role=alert]:not(:empty)+&]:mt-3">
        {rows(others)}
      </div>
    </section>
  )
}
