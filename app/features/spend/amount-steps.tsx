import type { RedeemNotice } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { ReviewRows } from '@borealis/design-system/patterns/redeem-dialog/review-rows.tsx'
import { RedeemFlow } from '@borealis/design-system/patterns/redeem-flow/redeem-flow.tsx'
import { RedeemFlowAmount } from '@borealis/design-system/patterns/redeem-flow/redeem-flow-amount.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { centsPer1000Points, formatCentsPerPoint } from '#app/domain/money.ts'
import { maxPoints } from '#app/domain/spending.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { useStepForm } from '#app/shell/forms/use-step-form.ts'
import { LeftSum, PlanPanel } from './amount-panel.tsx'
import {
  type AmountFacts,
  type AmountPlan,
  type AmountState,
  amountFacts,
  amountReview,
  amountState,
  OWN_AMOUNT,
} from './amount-state.ts'
import { limitWords, money, points, problemWords } from './amount-words.ts'
import { orderReview, outcomeNotice, redeemMessage, stepLine } from './flow-words.ts'
import { NoticeLine } from './order-so-far.tsx'
import type { AmountSearch } from './redeem-search.ts'
import { type Redemption, useRedemption } from './use-redemption.ts'

interface AmountStepsProps {
  plan: AmountPlan
  search: AmountSearch
  /** Whether this is not the card that was chosen. `false` by default */
  isCardGone?: boolean
}

/** Amount, then review: the steps in which points pay an amount of money. */
export function AmountSteps({ plan, search, isCardGone = false }: AmountStepsProps) {
  const redeem = useAmountRedeem(plan, search)
  const message = redeemMessage(redeem, plan.stepHref(search))
  const gone: RedeemNotice | null = isCardGone ? { status: 'warning', title: m.redeem_cardGone() } : null
  const notice = worthNotice(redeem) ?? outcomeNotice(redeem.returned) ?? gone
  const step = redeem.known?.state.step ?? 'amount'
  const asked = useRef<string>(null)
  const shared = {
    asked,
    notice: <NoticeLine notice={notice} />,
    steps: stepLine(['amount', 'review'], message?.kind === 'checking' ? 'review' : step),
  }
  if (message || !redeem.known) {
    return (
      <RedeemFlow
        {...shared}
        question={message?.question ?? ''}
        help={message?.text}
        message={{ action: message?.action, isLive: message?.kind === 'checking' }}
        panel={<PlanPanel plan={plan} facts={null} amount={null} />}
      />
    )
  }
  const { facts, state } = redeem.known
  return state.step === 'review' ? (
    <ReviewStep {...shared} plan={plan} redeem={redeem} facts={facts} state={state} />
  ) : (
    <AmountStep {...shared} plan={plan} search={search} facts={facts} state={state} />
  )
}

function worthNotice({ known, earlierPrice }: AmountRedeem): RedeemNotice | null {
  if (known?.state.step !== 'review' || earlierPrice === null) return null
  const { cents } = known.state
  if (earlierPrice === cents) return null
  return {
    status: 'warning',
    title: m.redeem_worthChanged({ from: money(earlierPrice), to: money(cents) }),
    text: m.redeem_priceChangedText(),
  }
}

type Shared = Pick<Parameters<typeof RedeemFlow>[0], 'asked' | 'notice' | 'steps'>
type Step = Shared & { plan: AmountPlan; facts: AmountFacts; state: AmountState }

/** Ids that an error leads to: the field of an own amount, and the beginning of each tile's. */
const OWN_FIELD = 'points-to-use'
const AMOUNTS = 'amount-of'

function AmountStep({ plan, search, facts, state, ...shared }: Step & { search: AmountSearch }) {
  const { pending, onSubmit } = useStepForm('amount')
  const [edited, setEdited] = useState<Pick<AmountSearch, 'amount' | 'points'>>({})
  const now = amountState({ ...search, ...edited }, facts)
  const canSpend = state.offered.length > 0
  // How often this amount was submitted: its error is shown only after that.
  const [attempts, setAttempts] = useState(search.step === 'review' ? 1 : 0)
  const isChosen = now.chosen !== null
  const problem = attempts > 0 && now.problem && problemWords(now.problem, facts)
  const error = problem && !isChosen ? m.redeem_amountMissing() : problem
  const amount = now.problem === null ? now : null
  function edit(changed: Pick<AmountSearch, 'amount' | 'points'>): void {
    setEdited(changed)
    setAttempts(0)
  }
  // What was chosen and typed before hydration.
  const fields = useRef<HTMLDivElement>(null)
  const takeUp = useEffectEvent((early: FormData) => {
    const [chosen, typed] = [early.get('amount'), early.get('points') ?? '']
    if (typeof chosen !== 'string' || typeof typed !== 'string') return
    if (chosen !== now.chosen || typed !== state.typed) edit({ amount: chosen, points: typed })
  })
  useEffect(() => {
    const form = fields.current?.closest('form')
    if (form) takeUp(new FormData(form))
  }, [])
  // A tile that the balance allows no more while it is looked at is in the field now, and what was typed there before is not.
  const lost = edited.amount && now.chosen !== edited.amount ? now.typed : null
  useEffect(() => {
    const field = fields.current?.querySelector<HTMLInputElement>(`#${OWN_FIELD}`)
    if (field && lost !== null) field.value = lost
  }, [lost])
  return (
    <RedeemFlow
      {...shared}
      question={plan.question}
      help={limitWords(facts)}
      panel={<PlanPanel plan={plan} facts={facts} amount={amount} />}
      {...(canSpend
        ? {
            form: {
              method: 'get',
              action: plan.action,
              hidden: { ...plan.carried, step: 'review', rate: String(facts.rule.centsPer1000Points) },
              submit: m.redeem_toReview(),
              back: plan.leave,
              busy: pending,
              busyLabel: m.redeem_pending(),
              onSubmit: (event) => {
                setAttempts(attempts + 1)
                onSubmit(event)
              },
            },
            errors: error
              ? [{ fieldId: isChosen ? OWN_FIELD : `${AMOUNTS}-${state.offered[0]}`, message: error }]
              : [],
            errorTitle: m.redeem_errorTitle(),
            attempts,
            footSum: <LeftSum facts={facts} amount={amount} />,
          }
        : { message: { action: plan.leave, isLive: false } })}
    >
      <h3 id="redeem-amounts" className="sr-only">
        {m.redeem_stepAmount()}
      </h3>
      <div ref={fields} className="mt-7">
        <RedeemFlowAmount
          id={AMOUNTS}
          labelledBy="redeem-amounts"
          name="amount"
          options={state.offered.map((one) => tile(one, plan, facts))}
          chosen={now.chosen}
          onChoose={(chosen) => edit({ amount: chosen, points: now.typed })}
          own={{
            id: OWN_FIELD,
            name: 'points',
            tile: { label: m.redeem_own(), detail: m.redeem_ownDetail() },
            label: m.redeem_pointsToUse(),
            value: state.typed,
            help: ownHelp(now),
            error: error || undefined,
            onType: (typed) => edit({ amount: OWN_AMOUNT, points: typed }),
          }}
        />
      </div>
    </RedeemFlow>
  )
}

function tile(amount: number, { owed }: AmountPlan, facts: AmountFacts) {
  const { cents } = amountState({ amount: String(amount) }, facts)
  const isAll = owed?.points === amount
  const rate = formatCentsPerPoint(centsPer1000Points({ valueCents: cents, points: amount }), currentLocale())
  return {
    value: String(amount),
    label: money(cents),
    detail: tileWords(amount, isAll, facts)({ points: points(amount) }),
    rate: m.ways_rate({ rate }),
  }
}

/** The largest says why there is none above it. */
function tileWords(amount: number, isAll: boolean, { rule, bounds }: AmountFacts) {
  if (isAll) return m.redeem_tileAll
  const most = maxPoints(rule, bounds)
  return most.limit === 'balance' && most.points === amount ? m.redeem_tileMost : m.redeem_points
}

const ownHelp = ({ problem, points: amount, cents, chosen }: AmountState): string =>
  chosen === OWN_AMOUNT && problem === null && amount !== null
    ? m.redeem_ownWorth({ points: points(amount), amount: money(cents) })
    : m.redeem_ownHelp()

function ReviewStep({ plan, redeem, facts, state, ...shared }: Step & { redeem: AmountRedeem }) {
  const { pending, onSubmit } = useStepForm()
  const { chosen, typed } = state
  const back = plan.stepHref({ ...(chosen && { amount: chosen }), ...(typed && { points: typed }) })
  const { question, help, rows, check, form } = orderReview({
    help: plan.reviewHelp,
    rows: [
      ...plan.rows,
      {
        id: 'amount',
        label: m.redeem_rowAmount(),
        value: money(state.cents),
        edit: { href: back, label: m.redeem_edit(), context: m.redeem_editAmount() },
      },
    ],
    points: state.points ?? 0,
    balance: facts.bounds.balance,
    intent: redeem.review?.intent,
    back,
  })
  return (
    <RedeemFlow
      {...shared}
      question={question}
      help={help}
      panel={<PlanPanel plan={plan} facts={facts} amount={state} />}
      footSum={<LeftSum facts={facts} amount={state} />}
      form={{
        ...form,
        method: 'post',
        busy: pending || !redeem.review,
        busyLabel: m.redeem_pending(),
        onSubmit,
      }}
    >
      <div className="mt-6">
        <ReviewRows rows={rows} check={check} />
      </div>
    </RedeemFlow>
  )
}

/** Points for travel or a credit: what holds, what was chosen, and where its pending action stands. */
interface AmountRedeem extends Redemption {
  /** `null` while the balance or the programme's rate is not known: then no amount can be offered. */
  readonly known: { readonly facts: AmountFacts; readonly state: AmountState } | null
}

function useAmountRedeem(plan: AmountPlan, search: AmountSearch): AmountRedeem {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const facts = amountFacts(plan, balance, pageData)
  const state = facts && amountState(search, facts)
  const amount = state?.selection
  const redemption = useRedemption({
    intent: search.intent,
    selection: amount,
    review: (chosen) => amountReview(plan, chosen),
    priced:
      state && amount
        ? { order: `${amount.points} at ${search.rate}`, price: amount.cents, chosenAt: state.chosenAt }
        : null,
    agreedPrice: ({ creditCents }) => creditCents,
    withIntent: (intent) => plan.stepHref({ ...search, intent }),
  })
  return { ...redemption, known: facts && state ? { facts, state } : null }
}
