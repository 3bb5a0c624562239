import { X } from 'lucide'
import {
  type FocusEvent,
  type RefCallback,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { statusLooks } from '../status/status.ts'
import { firstSentence, type Notice, noticeOptions, notificationBarTarget } from './notice.ts'

export type NotificationBarProps = {
  /** Oldest first. Those for another target are ignored. */
  notices: readonly Notice[]
  /** Called when a notice is closed or expires. */
  onDismiss: (id: string) => void
  /** `region` is the accessible name of the bar, `close` of each close button. */
  labels: { region: string; close: string }
  /**
   * Shows the notices for this target only. The bar of a dialog also shows those of the page that stay until they are answered:
   * behind it they would be out of reach. The bar under the header by default.
   */
  target?: string
  /** The bar of a dialog is there: the page's leaves to it what stays until it is answered. `false` by default. */
  isCovered?: boolean
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/**
 * Transient news about what just happened. It stays mounted while empty, so that live regions announce new messages:
 * errors assertively, the rest politely. Timers pause on hover, on focus and while the page is hidden.
 */
export function NotificationBar(props: NotificationBarProps) {
  const { notices, onDismiss, labels, target = notificationBarTarget, isCovered = false, className } = props
  const bar = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const isHidden = useHiddenTab()
  const paused = isHidden || hovered || focused

  const mine = notices.filter((notice) => {
    const options = noticeOptions(notice)
    return options.target === target
      ? options.expiring || !isCovered
      : target !== notificationBarTarget && !options.expiring
  })
  const errors = mine.filter((notice) => notice.status === 'error')
  const others = mine.filter((notice) => notice.status !== 'error')
  useUncoveredFocus(bar, target === notificationBarTarget)

  const cameFrom = useRef<Element>(null)
  // A notice goes with the focus in it: the reader goes on where they came from, or here where there are more or that place is gone.
  const [keepFocus] = useState(() => (row: HTMLElement) => () => {
    if (!row.contains(document.activeElement)) return
    const isLast = bar.current?.querySelectorAll('[data-status]').length === 1
    if (isLast && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    if (row.contains(document.activeElement)) bar.current?.focus()
  })
  const rows = (list: readonly Notice[]) =>
    list.map((notice) => (
      <NoticeRow
        key={notice.id}
        notice={notice}
        paused={paused}
        closeLabel={labels.close}
        onDismiss={onDismiss}
        ref={keepFocus}
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
      onFocus={(event) => {
        setFocused(event.target !== event.currentTarget)
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
      }}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {/* Not atomic, as both roles are: a second notice must not repeat the first. */}
      <div role="alert" aria-atomic="false" className="grid gap-3">
        {rows(errors)}
      </div>
      <div
        role="status"
        aria-atomic="false"
        className="grid gap-3 not-empty:[[role=alert]:not(:empty)+&]:mt-3"
      >
        {rows(others)}
      </div>
    </section>
  )
}

type Props = {
  notice: Notice
  paused: boolean
  closeLabel: string
  onDismiss: (id: string) => void
  ref: RefCallback<HTMLElement>
}

/** One notice: icon, message, action, close button and remaining time. */
function NoticeRow({ notice, paused, closeLabel, onDismiss, ref }: Props) {
  const { icon, wash, tone, fill } = statusLooks[notice.status]
  const { duration, closable, expiring } = noticeOptions(notice)
  const { action } = notice
  const [first, rest] = firstSentence(notice.message)
  const dismiss = () => onDismiss(notice.id)
  return (
    <div
      ref={ref}
      data-status={notice.status}
      className={`relative flex min-h-14 animate-appear items-start gap-4 overflow-hidden rounded-button py-3 pr-3 pl-5 ${wash}`}
    >
      <Icon of={icon} className={`mt-1.5 ${tone}`} />
      {/* On a phone the action has a line of its own: beside it the text would have none left. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p className="min-w-0 flex-[1_1_20rem] py-1">
          {first ? <strong>{`${first} `}</strong> : null}
          {rest}
        </p>
        {action ? <div className="py-1">{action}</div> : null}
      </div>
      {closable ? <IconButton icon={X} label={closeLabel} onClick={dismiss} /> : null}
      {expiring ? <TimeLeft duration={duration} paused={paused} onEnd={dismiss} className={fill} /> : null}
    </div>
  )
}

type TimeLeftProps = {
  /** Milliseconds. */
  duration: number
  paused: boolean
  onEnd: () => void
  className: string
}

const shrinking = [{ scale: '1 1' }, { scale: '0 1' }]

/**
 * The shrinking line at the foot of a notice, and its timer: one animation is both, so the line cannot disagree with
 * the time left. Under reduced motion the timer runs and the line is hidden.
 */
function TimeLeft({ duration, paused, onEnd, className }: TimeLeftProps) {
  const line = useRef<HTMLSpanElement>(null)
  const clock = useRef<Animation>(undefined)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const animation = line.current?.animate(shrinking, { duration, fill: 'forwards' })
    if (!animation) return
    animation.onfinish = () => end()
    clock.current = animation
    return () => animation.cancel()
  }, [duration])

  useEffect(() => {
    const animation = clock.current
    if (!animation || animation.playState === 'finished') return
    if (paused) animation.pause()
    else animation.play()
  }, [paused])

  return (
    <span
      ref={line}
      aria-hidden="true"
      className={`absolute bottom-0 left-0 h-[3px] w-full origin-left motion-reduce:invisible ${className}`}
    />
  )
}

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the page is hidden, in another tab or behind a lock screen. `false` on the server. */
const useHiddenTab = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )

/**
 * What has the focus stops below the page's bar, as high as that is (WCAG 2.4.11): the window scrolls to it so, and also when the bar
 * comes over it.
 */
function useUncoveredFocus(bar: RefObject<HTMLElement | null>, isOfPage: boolean): void {
  useEffect(() => {
    const element = bar.current
    if (!element || !isOfPage) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `${element.offsetHeight}px`
      const focused = document.querySelector(':focus-visible')
      if (!focused || element.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      if (bottom > 0 && top < element.getBoundingClientRect().bottom)
        focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingTop = ''
    }
  }, [bar, isOfPage])
}
