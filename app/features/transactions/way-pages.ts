import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { CreditCard, Gift, type IconNode, Plane } from 'lucide'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** A way that has a page here. */
export type ShownWay = WayToSpend & { readonly code: Exclude<WayToSpend['code'], 'other'> }

export const isShownWay = (way: WayToSpend): way is ShownWay => way.code !== 'other'

interface WayPage {
  readonly icon: IconNode
  /** Where a member spends points this way. */
  readonly href: () => string
  readonly action: () => string
}

export const wayPages: Record<ShownWay['code'], WayPage> = {
  'gift-cards': { icon: Gift, href: () => href('/gift-cards'), action: m.ways_actionGiftCards },
  travel: { icon: Plane, href: () => href('/account/redeem/travel'), action: m.ways_actionTravel },
  credit: { icon: CreditCard, href: () => href('/account/redeem/credit'), action: m.ways_actionCredit },
}
