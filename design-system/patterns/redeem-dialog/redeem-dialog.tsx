import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Banner } from '../../components/banner/banner.tsx'
import { PageDialog } from '../../components/dialog/page-dialog.tsx'
import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'
import type { LanguageLinkProps } from '../language-link/language-link.tsx'
import { FootSum } from '../order-summary/foot-sum.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { RedeemStepView } from './redeem-step-view.tsx'
import type { RedeemCard, RedeemNotice, RedeemStep, RedeemSum } from './redeem-types.ts'

export type RedeemDialogProps = {
  /** Accessible name of the dialog. */
  title: string
  /** Closing navigates to `href`; `label` is the accessible name of the close button. */
  close: { href: string; label: string }
  /** The card being bought, visible in every step. */
  card: RedeemCard
  /** The balance calculation; `null` while the balance is unknown. */
  sum: RedeemSum | null
  /** Progress through the steps. */
  steps: StepperProps
  /** The current step. */
  step: RedeemStep
  /** Why the last attempt failed, in the server's words. None by default. */
  notice?: RedeemNotice | null
  /** Live region for transient notices, above `notice`. None by default. */
  notices?: ReactNode
  /** Submission is pending. `false` by default. */
  busy?: boolean
  /** Button label while busy. */
  busyLabel: string
  /** The same step in the other language, because the header is behind the dialog. Absent where there is none. */
  language?: Omit<LanguageLinkProps, 'className'>
  /** Submit handler; call `event.preventDefault()` to take over. Without it, the browser submits the form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Buying a gift card with points, one step at a time. Fully controlled: each step is a form whose fields become the
 * next URL, and the review posts. Only the selected amount is local state, so that the sum can follow it before the
 * form is submitted.
 */
export function RedeemDialog(props: RedeemDialogProps) {
  const {
    title,
    close,
    card,
    sum,
    steps,
    step,
    notice,
    notices,
    busy = false,
    busyLabel,
    language,
    onSubmit,
  } = props
  const headingId = useId()
  const noticeId = useId()
  const amount = useAmount(step, headingId)
  // An error is said again each time that it is not mended.
  const [failures, setFailures] = useState(0)
  // It was about a choice that has been made since.
  const isMended = step.kind === 'amount' && step.selected === null && amount.selected !== null
  const shown = notice?.status === 'error' && isMended ? null : notice
  const liveSum = sum && step.kind === 'amount' ? { ...sum, orderPoints: amount.points } : sum
  // What stands above the question would be missed by who begins at it.
  const isReadFirst = shown && !shown.quiet
  useFocusOnStep(headingId, step.kind)
  return (
    <PageDialog
      title={title}
      closeHref={close.href}
      closeLabel={close.label}
      locked={busy}
      focusId={isReadFirst ? noticeId : headingId}
      // A step before hydration is a page of its own.
      still={steps.steps[0]?.id !== steps.current}
      className="max-tablet:rounded-none"
    >
      <div className="redeem-dialog">
        <div className="order-first px-margin pt-5 pr-17 pb-5 tablet:order-none tablet:pb-0 tablet:col-start-2 tablet:row-start-1 tablet:px-10 tablet:pt-7 tablet:pr-23">
          <Stepper {...steps} />
        </div>
        <div className="tablet:col-start-1 tablet:row-span-2 tablet:row-start-1 tablet:grid">
          <RedeemPanel card={card} sum={liveSum} language={language} />
        </div>
        <div className="flex min-h-0 flex-1 flex-col tablet:col-start-2 tablet:row-start-2">
          <RedeemStepView
            step={step}
            headingId={headingId}
            amount={amount}
            busy={busy}
            busyLabel={busyLabel}
            onSubmit={(event) => {
              if (step.kind === 'amount' && amount.points === 0) setFailures(failures + 1)
              onSubmit?.(event)
            }}
            notice={
              <>
                {notices}
                {/* There before its words, so that they are announced. */}
                <div role="status">
                  {shown && shown.status !== 'error' ? <RedeemNoticeBar id={noticeId} {...shown} /> : null}
                </div>
                {shown?.status === 'error' ? (
                  <RedeemNoticeBar key={failures} id={noticeId} {...shown} />
                ) : null}
              </>
            }
            footSum={
              liveSum ? (
                <FootSum
                  // On a phone the panel's own sum is not rendered.
                  live
                  line={{ label: liveSum.left, value: liveSum.format(liveSum.balance - liveSum.orderPoints) }}
                />
              ) : null
            }
          />
        </div>
      </div>
    </PageDialog>
  )
}

export type AmountChoice = {
  selected: string | null
  /** Number of cards, as it was typed. */
  quantity: string
  /** Total price in points; 0 while nothing is selected, or not so many can be had. */
  points: number
  /** Selects an amount by its value. */
  select: (value: string) => void
  /** Sets the number of cards. */
  setQuantity: (typed: string) => void
}

/** Selection in the amount step, initialised from the props and from what was selected and typed before hydration. */
function useAmount(step: RedeemStep, headingId: string): AmountChoice {
  const seed = step.kind === 'amount' ? step : null
  const [selected, select] = useState(seed?.selected ?? null)
  const [quantity, setQuantity] = useState(seed?.quantity.value ?? '1')
  const [seenKind, setSeenKind] = useState(step.kind)
  if (seenKind !== step.kind) {
    setSeenKind(step.kind)
    select(seed?.selected ?? null)
    setQuantity(seed?.quantity.value ?? '1')
  }
  const option = seed?.options.find(({ value }) => value === selected) ?? null
  const count = seed?.quantity.read(quantity) ?? 0
  const isHad = count <= (seed?.quantity.limit(option).max ?? 0)
  const takeUp = useEffectEvent((early: FormData) => {
    if (!seed) return
    const chosen = early.get(seed.name)
    const typed = early.get(seed.quantity.name)
    if (typeof chosen === 'string') select(chosen)
    if (typeof typed === 'string') setQuantity(typed)
  })
  useEffect(() => {
    const form = document.getElementById(headingId)?.closest('form')
    if (form) takeUp(new FormData(form))
  }, [headingId])
  return { selected, quantity, points: isHad ? (option?.points ?? 0) * count : 0, select, setQuantity }
}

/** Moves focus to each new question, so that it is announced and the keyboard starts there. */
function useFocusOnStep(headingId: string, kind: RedeemStep['kind']) {
  const last = useRef(kind)
  useEffect(() => {
    // The dialog itself sets the initial focus.
    if (last.current === kind) return
    last.current = kind
    document.getElementById(headingId)?.focus()
  }, [headingId, kind])
}

/** What failed and what happened to the points, above the question. Scrolled into view when it appears. */
function RedeemNoticeBar({ id, status, title, text, quiet = false }: RedeemNotice & { id: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const said = `${title} ${text}`
  useEffect(() => {
    if (said) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div
      ref={bar}
      id={id}
      tabIndex={-1}
      role={status === 'error' && !quiet ? 'alert' : undefined}
      className="mb-6 outline-none"
    >
      <Banner status={status} title={title}>
        {text}
      </Banner>
    </div>
  )
}
