import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { CreditCard, Gift, type IconNode, Plane } from 'lucide'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** A way to spend points that has a page here. */
export type KindCode = Exclude<WayToSpend['code'], 'other'>

/** What every page may say of a kind of redemption. */
interface Kind {
  readonly icon: IconNode
  /** Where a member spends points this way, and the words of the link. */
  readonly href: () => string
  readonly action: () => string
  /** Over its steps, after a step-up without an order. */
  readonly notice: { readonly refused: () => string; readonly cancelled: () => string }
}

const moneyNotice = { refused: m.redeem_noPointsUsed, cancelled: m.redeem_choicesKept }

/**
 * The kinds of redemption. Another one is another object here, one in `app/actions/redemptions.ts` (what is ordered, and how),
 * its review in `spend.data.ts`, its receipt in `success-page.tsx` and its page.
 */
export const kinds: Record<KindCode, Kind> = {
  'gift-cards': {
    icon: Gift,
    href: () => href('/gift-cards'),
    action: m.ways_actionGiftCards,
    notice: { refused: m.redeem_refusedTitle, cancelled: m.redeem_cancelledText },
  },
  travel: {
    icon: Plane,
    href: () => href('/account/redeem/travel'),
    action: m.ways_actionTravel,
    notice: moneyNotice,
  },
  credit: {
    icon: CreditCard,
    href: () => href('/account/redeem/credit'),
    action: m.ways_actionCredit,
    notice: moneyNotice,
  },
}
