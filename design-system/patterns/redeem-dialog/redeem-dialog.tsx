import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { PageDialog } from '../../components/dialog/page-dialog.tsx'
import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'
import type { LanguageLinkProps } from '../language-link/language-link.tsx'
import { FootSum } from '../order-summary/foot-sum.tsx'
import { RedeemNoticeBar } from './redeem-notice.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { RedeemStepView } from './redeem-step-view.tsx'
import type { RedeemCard, RedeemNotice, RedeemStep, RedeemSum } from './redeem-types.ts'

export type RedeemDialogProps = {
  /** Name of the dialog, heard and not shown. */
  title: string
  /** The page underneath, and the name of the × that leads there. */
  close: { href: string; label: string }
  /** What is bought, in view at every step. */
  card: RedeemCard
  /** `null` while nobody knows what the balance is or will be. */
  sum: RedeemSum | null
  /** How far the customer is. */
  steps: StepperProps
  /** The question that is asked now, with its answers. */
  step: RedeemStep
  /** What went wrong, in the server's words; everything chosen is kept. None by default. */
  notice?: RedeemNotice | null
  /** A live place for notices that come and go, above the one that stays. None by default. */
  notices?: ReactNode
  /** An answer is awaited; the button keeps its place and says so. `false` by default. */
  busy?: boolean
  /** Words beside the spinner while the answer is awaited. */
  busyLabel: string
  /**
   * The same step in the other language: the header's own switch lies behind the dialog. Absent where there is none.
   */
  language?: Omit<LanguageLinkProps, 'className'>
  /** With JavaScript the site takes over here (`event.preventDefault()`); without, the form does its work. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Points into a gift card, one question at a time. Controlled by its props: each step is a form whose
 * fields make the next address, and the review posts; then `busy`, `checking`, an error in `notice` or `success`
 * stands, as the site knows. Only the amount lives here while it is being chosen,
 * so that the sum can follow.
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
  const amount = useAmount(step, headingId)
  const liveSum = sum && step.kind === 'amount' ? { ...sum, orderPoints: amount.points } : sum
  useFocusOnStep(headingId, step.kind)
  return (
    <PageDialog
      bare
      size="wide"
      title={title}
      closeHref={close.href}
      closeLabel={close.label}
      locked={busy}
      focusId={headingId}
      className="max-tablet:rounded-none"
    >
      <div className="redeem-dialog">
        <div className="order-first px-5 pt-5 pr-17 pb-5 tablet:order-none tablet:pb-0 tablet:col-start-2 tablet:row-start-1 tablet:px-10 tablet:pt-7 tablet:pr-23">
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
            onSubmit={onSubmit}
            notice={
              <>
                {notices}
                {notice ? <RedeemNoticeBar {...notice} /> : null}
              </>
            }
            footSum={
              liveSum ? (
                <FootSum
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
  /** How many cards. */
  quantity: number
  /** What they cost together; 0 while nothing is chosen. */
  points: number
  /** Chooses an amount by its value. */
  select: (value: string) => void
  /** Takes another number of cards. */
  setQuantity: (value: number) => void
}

/**
 * What is chosen at the amount step, seeded by the props, and by what the customer chose before the page lived; another
 * amount may allow fewer cards.
 */
function useAmount(step: RedeemStep, headingId: string): AmountChoice {
  const seed = step.kind === 'amount' ? step : null
  const [selected, setSelected] = useState(seed?.selected ?? null)
  const [quantity, setQuantity] = useState(seed?.quantity.value ?? 1)
  const [seenKind, setSeenKind] = useState(step.kind)
  if (seenKind !== step.kind) {
    setSeenKind(step.kind)
    setSelected(seed?.selected ?? null)
    setQuantity(seed?.quantity.value ?? 1)
  }
  const option = (value: string | null) =>
    seed?.options.find((candidate) => candidate.value === value) ?? null
  const select = (value: string) => {
    setSelected(value)
    const max = seed?.quantity.limit(option(value)).max ?? 1
    setQuantity((current) => Math.max(1, Math.min(current, max)))
  }
  const takeUp = useEffectEvent((early: FormData) => {
    if (!seed) return
    const chosen = early.get(seed.name)
    const count = Number(early.get(seed.quantity.name))
    if (typeof chosen === 'string' && chosen !== selected) select(chosen)
    if (count > 1 && count !== quantity) {
      const { max } = seed.quantity.limit(option(typeof chosen === 'string' ? chosen : null))
      setQuantity(Math.max(1, Math.min(count, max)))
    }
  })
  useEffect(() => {
    const form = document.getElementById(headingId)?.closest('form')
    if (form) takeUp(new FormData(form))
  }, [headingId])
  return { selected, quantity, points: (option(selected)?.points ?? 0) * quantity, select, setQuantity }
}

/** A new question takes the focus, so that its words are heard and the keyboard starts there. */
function useFocusOnStep(headingId: string, kind: RedeemStep['kind']) {
  const last = useRef(kind)
  useEffect(() => {
    // The dialog itself sets the first focus; afterwards each new step does.
    if (last.current === kind) return
    last.current = kind
    document.getElementById(headingId)?.focus()
  }, [headingId, kind])
}
