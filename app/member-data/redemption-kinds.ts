import type { PageData, WayToSpend } from '@borealis/contract/page-data.ts'
import type { AmountKind, PlainKind } from '@borealis/contract/redemptions.ts'
import { CreditCard, Gift, type IconNode, Plane } from 'lucide'
import type { FoundPage } from '#app/domain/public-pages.ts'
import * as m from '#app/paraglide/messages.js'
import { offers } from './page-data.data.ts'

// What every page says of each kind of redemption. Another one is an entry here, one in `app/actions/redemptions.ts` (what is
// ordered, and how), its receipt (`success-page.tsx`), and its words.

/** A way to spend points that has a page here. */
export type KindCode = Exclude<WayToSpend['code'], 'other'>

interface Kind {
  /** The name of its page. */
  readonly title: () => string
  readonly icon: IconNode
  /** What there is at its page, in the account's overview. */
  readonly place: () => string
  /** The words of the link to where a member spends points this way. */
  readonly action: () => string
}

/** In which points pay an amount of money: also what is said of its orders. */
interface KindOfAmount extends Kind {
  /** Where everybody reads of it; absent where only members do. */
  readonly page?: FoundPage
  /** The second line of an order in lists; its title where that says it. */
  readonly inLists?: () => string
}

/** Whose page is that of `$way`: also what that says. */
interface KindOfWay extends KindOfAmount {
  readonly lead: () => string
  readonly question: () => string
  readonly reviewHelp: () => string
  /** What is said of the payment cards that it is for; absent where it needs none. */
  readonly cards?: {
    readonly label: () => string
    /** For a member without such a card. */
    readonly emptyTitle: () => string
    readonly emptyText: () => string
  }
}

const giftCards: Kind = {
  title: m.giftCards_title,
  icon: Gift,
  place: m.account_placeGiftCardsText,
  action: m.ways_actionGiftCards,
}

/** The kinds that take an amount and at most a card, at `/account/redeem/` and their code. */
export const plainKinds: Readonly<Record<PlainKind, KindOfWay>> = {
  credit: {
    title: m.credit_title,
    page: '/card-credit',
    lead: m.credit_lead,
    question: m.credit_question,
    reviewHelp: m.redeem_reviewHelpCredit,
    icon: CreditCard,
    place: m.account_placeCreditText,
    action: m.ways_actionCredit,
    cards: {
      label: m.credit_cards,
      emptyTitle: m.credit_emptyTitle,
      emptyText: m.credit_emptyText,
    },
  },
}

/** All whose steps choose an amount. */
export const kindsOfAmount: Readonly<Record<AmountKind, KindOfAmount>> = {
  travel: {
    title: m.travel_title,
    page: '/travel',
    icon: Plane,
    place: m.account_placeTravelText,
    action: m.ways_actionTravel,
    inLists: m.orders_kindTravel,
  },
  ...plainKinds,
}

export const kinds: Readonly<Record<KindCode, Kind>> = { 'gift-cards': giftCards, ...kindsOfAmount }

/** In the order of menus. The type of `kinds` has exactly these keys. */
export const kindCodes = Object.keys(kinds) as KindCode[]

/** Whether a way to spend is there, as far as is known; gift cards have a list of their own, which says that there are none. */
export const hasWay = (pageData: Pick<PageData, 'waysToSpend'> | undefined, code: KindCode): boolean =>
  code === 'gift-cards' || offers(pageData, code)

/** Whether an open page is there: that of a kind is, unless the programme is known not to have it. */
export const hasPage = (path: string, pageData: Pick<PageData, 'waysToSpend'> | undefined): boolean =>
  kindCodes.every(
    (code) => code === 'gift-cards' || kindsOfAmount[code].page !== path || hasWay(pageData, code),
  )
