import { FootSum } from '@borealis/design-system/patterns/order-summary/foot-sum.tsx'
import { RedeemFlowPanel } from '@borealis/design-system/patterns/redeem-flow/redeem-flow-panel.tsx'
import * as m from '#app/paraglide/messages.js'
import type { AmountFacts, AmountPlan, AmountState } from './amount-state.ts'
import { money, points } from './amount-words.ts'

interface Shown {
  /** `null` while the balance is not known. */
  facts: AmountFacts | null
  /** `null` while no amount can be spent. */
  amount: AmountState | null
}

/** What is paid, and both sums: the bill's and the balance's. */
export function PlanPanel({ plan, facts, amount }: Shown & { plan: AmountPlan }) {
  const { icon, title, detail, owed } = plan
  return (
    <RedeemFlowPanel
      label={m.redeem_panel()}
      icon={icon}
      title={title}
      detail={detail}
      bill={facts ? billSum(owed?.cents, amount?.cents ?? 0) : undefined}
      balance={facts ? balanceSum(facts.bounds.balance, amount?.points ?? 0) : undefined}
    />
  )
}

function billSum(owed: number | undefined, cents: number) {
  if (owed === undefined) return undefined
  return {
    live: true,
    lines: [
      { id: 'owed', label: m.redeem_billOwed(), value: money(owed) },
      { id: 'paid', label: m.redeem_billPoints(), value: money(-cents) },
    ],
    total: { id: 'rest', label: m.redeem_billRest(), value: money(owed - cents) },
  }
}

function balanceSum(balance: number, spent: number) {
  const written = (amount: number) => m.redeem_points({ points: points(amount) })
  return {
    live: true,
    lines: [
      { id: 'have', label: m.redeem_have(), value: written(balance) },
      { id: 'order', label: m.redeem_thisTime(), value: written(-spent) },
    ],
    total: { id: 'left', label: m.redeem_left(), value: written(balance - spent) },
  }
}

/** What will be left, above the button of a phone. */
export function LeftSum({ facts, amount }: Shown) {
  if (!facts) return null
  const left = facts.bounds.balance - (amount?.points ?? 0)
  return <FootSum line={{ label: m.redeem_left(), value: m.redeem_points({ points: points(left) }) }} />
}
