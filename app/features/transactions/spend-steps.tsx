import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ReviewRows } from '@borealis/design-system/patterns/redeem-dialog/review-rows.tsx'
import { SpendAmount } from '@borealis/design-system/patterns/spend-flow/spend-amount.tsx'
import { SpendFlow } from '@borealis/design-system/patterns/spend-flow/spend-flow.tsx'
import { useState } from 'react'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { centsPer1000Points, formatCentsPerPoint } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { useStepForm } from '#app/site/forms/use-step-form.ts'
import { currentLocale } from '#app/site/links/locale.ts'
import { spendMessage, spendNotice } from './spend-notices.ts'
import { LeftSum, PlanPanel } from './spend-panel.tsx'
import type { SpendPlan } from './spend-plan.ts'
import type { SpendSearch } from './spend-search.ts'
import { OWN_AMOUNT, type SpendFacts, type SpendState, spendState } from './spend-state.ts'
import { limitWords, money, points, problemWords } from './spend-words.ts'
import { type Spend, useSpend } from './use-spend.ts'

interface SpendStepsProps {
  plan: SpendPlan
  search: SpendSearch
}

/** Amount, then review: the steps in which points pay for travel or become a credit. */
export function SpendSteps({ plan, search }: SpendStepsProps) {
  const spend = useSpend(plan, search)
  const message = spendMessage(spend, plan.stepHref(search))
  const notice = spendNotice(spend)
  const shared = {
    notice: notice ? (
      <div role={notice.status === 'error' ? 'alert' : 'status'}>
        <Banner {...notice} />
      </div>
    ) : null,
    steps: {
      label: m.redeem_stepsLabel(),
      steps: [
        { id: 'amount', label: m.redeem_stepAmount() },
        { id: 'review', label: m.redeem_stepReview() },
      ],
      current: message?.isLive ? 'review' : (spend.known?.state.step ?? 'amount'),
      doneLabel: m.redeem_stepDone(),
    },
  }
  if (message || !spend.known) {
    return (
      <SpendFlow
        {...shared}
        question={message?.question ?? ''}
        help={message?.text}
        message={{ action: message?.action, isLive: message?.isLive ?? false }}
        panel={<PlanPanel plan={plan} facts={null} amount={null} />}
      />
    )
  }
  const { facts, state } = spend.known
  return state.step === 'review' ? (
    <ReviewStep {...shared} plan={plan} spend={spend} facts={facts} state={state} />
  ) : (
    <AmountStep {...shared} plan={plan} search={search} facts={facts} state={state} />
  )
}

type Shared = Pick<Parameters<typeof SpendFlow>[0], 'notice' | 'steps'>
type Step = Shared & { plan: SpendPlan; facts: SpendFacts; state: SpendState }

function AmountStep({ plan, search, facts, state, ...shared }: Step & { search: SpendSearch }) {
  const { pending, onSubmit } = useStepForm()
  const [edited, setEdited] = useState<Pick<SpendSearch, 'amount' | 'points'>>({})
  const now = spendState({ ...search, ...edited }, facts)
  const canSpend = state.offered.length > 0
  // How often the customer asked to go on with this amount: only then is said what is wrong with it.
  const [attempts, setAttempts] = useState(search.step === 'review' ? 1 : 0)
  const error = attempts > 0 && now.problem ? problemWords(now.problem, facts) : undefined
  const amount = now.problem === null ? now : null
  function edit(changed: Pick<SpendSearch, 'amount' | 'points'>): void {
    setEdited(changed)
    setAttempts(0)
  }
  return (
    <SpendFlow
      {...shared}
      question={plan.owed ? m.spend_questionTravel() : m.spend_questionCredit()}
      help={limitWords(facts)}
      panel={<PlanPanel plan={plan} facts={facts} amount={amount} />}
      {...(canSpend
        ? {
            form: {
              method: 'get',
              action: plan.action,
              hidden: { ...plan.carried, step: 'review' },
              submit: m.spend_toReview(),
              back: plan.leave,
              pending,
              pendingLabel: m.redeem_pending(),
              onSubmit: (event) => {
                setAttempts(attempts + 1)
                onSubmit(event)
              },
            },
            errors: error ? [{ fieldId: 'spend-points', message: error }] : [],
            errorTitle: m.spend_errorTitle(),
            attempts,
            footSum: <LeftSum facts={facts} amount={amount} />,
          }
        : { message: { action: plan.leave, isLive: false } })}
    >
      <h3 id="spend-amounts" className="sr-only">
        {m.redeem_stepAmount()}
      </h3>
      <div className="mt-7">
        <SpendAmount
          labelledBy="spend-amounts"
          name="amount"
          options={state.offered.map((one) => tile(one, plan, facts))}
          chosen={now.chosen}
          onChoose={(chosen) => edit({ amount: chosen, points: now.typed })}
          own={{
            id: 'spend-points',
            name: 'points',
            tile: { label: m.spend_own(), detail: m.spend_ownDetail() },
            label: m.spend_points(),
            value: state.typed,
            help: ownHelp(now),
            error,
            onType: (typed) => edit({ amount: OWN_AMOUNT, points: typed }),
          }}
        />
      </div>
    </SpendFlow>
  )
}

function tile(amount: number, { owed }: SpendPlan, facts: SpendFacts) {
  const { cents } = spendState({ amount: String(amount) }, facts)
  const isAll = owed?.points === amount
  const rate = formatCentsPerPoint(centsPer1000Points({ valueCents: cents, points: amount }), currentLocale())
  return {
    value: String(amount),
    label: money(cents),
    detail: isAll ? m.spend_tileAll({ points: points(amount) }) : m.redeem_points({ points: points(amount) }),
    rate: m.ways_rate({ rate }),
  }
}

const ownHelp = ({ problem, points: amount, cents, chosen }: SpendState): string =>
  chosen === OWN_AMOUNT && problem === null && amount !== null
    ? m.spend_ownWorth({ points: points(amount), amount: money(cents) })
    : m.spend_ownHelp()

function ReviewStep({ plan, spend, facts, state, ...shared }: Step & { spend: Spend }) {
  const { pending, onSubmit } = useStepForm()
  const cost = points(state.points ?? 0)
  const { chosen, typed } = state
  const back = plan.stepHref({ ...(chosen && { amount: chosen }), ...(typed && { points: typed }) })
  return (
    <SpendFlow
      {...shared}
      question={m.redeem_reviewQuestion()}
      help={plan.owed ? m.spend_reviewHelpTravel() : m.spend_reviewHelpCredit()}
      panel={<PlanPanel plan={plan} facts={facts} amount={state} />}
      footSum={<LeftSum facts={facts} amount={state} />}
      form={{
        method: 'post',
        action: withLocalePrefix('/auth/step-up', currentLocale()),
        hidden: { intent: spend.review?.intent ?? '' },
        submit: m.redeem_spend({ points: cost }),
        back: { href: back, label: m.redeem_back() },
        pending: pending || !spend.review,
        pendingLabel: m.redeem_pending(),
        onSubmit,
      }}
    >
      <div className="mt-6">
        <ReviewRows
          rows={[
            ...plan.rows,
            {
              id: 'amount',
              label: m.spend_rowAmount(),
              value: money(state.cents),
              edit: { href: back, label: m.redeem_edit(), context: m.redeem_editAmount() },
            },
            {
              id: 'points',
              label: m.redeem_rowPoints(),
              value: cost,
              of: m.redeem_ofYour({ points: points(facts.bounds.balance) }),
            },
          ]}
          check={{ strong: m.redeem_checkStrong(), text: m.redeem_checkText() }}
        />
      </div>
    </SpendFlow>
  )
}
