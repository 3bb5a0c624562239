import { type FocusEvent, useRef, useState } from 'react'
import { type Notice, noticeOptions, notificationBarTarget } from './notice.ts'
import { NoticeRow } from './notice-row.tsx'
import { useHiddenTab } from './use-hidden-tab.ts'
import { useUncoveredFocus } from './use-uncovered-focus.ts'

export type NotificationBarProps = {
  /** Oldest first. Those for another target are left out. */
  notices: readonly Notice[]
  /** Called when a notice is closed or its time is over. */
  onDismiss: (id: string) => void
  /** `region` names the place, `close` the button of each notice. */
  labels: { region: string; close: string }
  /** Which notices this bar shows; the bar under the header by default. */
  target?: string
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/**
 * What just happened, in words. It stays in the page while empty, so that new words are heard: errors at once,
 * the rest when the reader pauses. Time stands still under the pointer, while the bar has the focus and while
 * the page is hidden.
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
    // The close button goes away with its notice; the focus must not fall to the top of the page.
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
