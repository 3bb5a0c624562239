import type { Announcement } from '@borealis/contract/announcements.ts'
import type { Account, Customer, CustomerBody } from '@borealis/contract/customers.ts'
import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { HelpList } from '@borealis/contract/help.ts'
import type { Offer } from '@borealis/contract/offers.ts'
import type { Order, TravelPurchase } from '@borealis/contract/orders.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { WrittenTransaction } from '@borealis/contract/points.ts'
import type { AmountKind } from '@borealis/contract/redemptions.ts'
import type { Reward } from '@borealis/contract/rewards.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import type { Spotlight } from '@borealis/contract/spotlights.ts'
import type { TransactionType } from '@borealis/contract/transaction-types.ts'
import type { CodeName, GiftCardFormat, Language } from '@borealis/contract/values.ts'

/*
 * What a programme writes: these functions, over what it has. Each asks one thing of one system, in the contract's units: whole
 * points, cents, days and moments. A function that fails throws: the adapter answers 503 and logs it.
 */

/** All content in one language, in the contract's shapes. Everything is asked together and kept for a while. */
export interface Content {
  readonly pageData: Omit<PageData, 'featureFlags'>
  /** Ended ones too, for those who have a link. */
  readonly offers: readonly Offer[]
  readonly rewards: readonly Reward[]
  readonly giftCards: readonly GiftCardBrand[]
  /** The categories of all content, in the order to show them. */
  readonly categories: readonly CodeName[]
  readonly spotlights: readonly Spotlight[]
  readonly announcements: readonly Announcement[]
  readonly help: HelpList
}
/** Both languages of one reading: an order is priced in both. */
export type Edition = Readonly<Record<Language, Content>>
export type ContentSource = () => Promise<Edition>

/** Fields of the profile that a points system usually has. What it has not, the adapter's store keeps. */
type Person = Pick<
  Customer,
  'firstName' | 'lastName' | 'email' | 'phone' | 'birthDate' | 'provinceCode' | 'language'
>

/** A member as the points system knows them. */
export interface Member extends Person {
  /** Its own id of them, which every other function is given. */
  readonly id: string
  readonly memberNumber: string
  readonly memberSince: string | null
  readonly status: 'active' | 'suspended' | 'closed'
}

/** One movement of points. Pending ones have no `postedAt`. */
export interface Line
  extends Pick<
    WrittenTransaction,
    'id' | 'reference' | 'cardType' | 'amountCents' | 'basePoints' | 'bonusPoints' | 'postedAt' | 'postsBy'
  > {
  /** Milliseconds since 1970. */
  readonly occurredAt: number
  readonly type: TransactionType
  /** A code of page data's `historyCategories`. */
  readonly category: string
  readonly partner: CodeName | null
  readonly description: Localised
  readonly explanation: Localised
  /** `Booking.orderNumber`, where the line is of one of the adapter's bookings. By it a booking is found again, where points leave. */
  readonly orderNumber: string | null
}

/** Points that leave the balance for an order. */
export interface Booking {
  /** Of the adapter, 12 characters, one for each idempotency key. The points system must keep it, and show it in its lines. */
  readonly orderNumber: string
  readonly memberId: string
  readonly kind: 'gift-card' | AmountKind
  readonly points: number
  readonly valueCents: number
  readonly title: Localised
  readonly lines: Order['lines']
  readonly format: GiftCardFormat | null
  readonly brandId: string | null
  /** For travel and credit: the card, and the trip. */
  readonly accountUniqueId: string | null
  readonly purchaseId: string | null
  readonly shippingAddress: Order['shippingAddress']
  readonly addressId: string | null
  readonly deliverTo: string | null
  /** The member's when they placed it. Orders from before it was kept have none. */
  readonly timeZone?: string
}

export type OrderState = 'placed' | 'sent' | 'shipped' | 'delivered' | 'applied' | 'cancelled'
export type Trip = Omit<TravelPurchase, 'pointsForAll' | 'description'> & { readonly description: Localised }

export interface PointsSource {
  /** The member whom the provider calls `sub`; null for nobody. */
  findMember(sub: string): Promise<Member | null>
  updateMember(memberId: string, change: Partial<Person>): Promise<void>
  /** Whether a member has this e-mail address. */
  hasEmail(email: string): Promise<boolean>
  /** @throws Refusal EMAIL_TAKEN, KIT_NOT_FOUND or KIT_ALREADY_ACTIVE */
  enrol(person: CustomerBody, sub: string): Promise<{ memberNumber: string; welcomePoints: number }>
  balanceOf(memberId: string): Promise<{ points: number; expiringPoints: number; expiresOn: string | null }>
  /**
   * The whole history, oldest or newest first. Lines of one moment follow the order of their booking in the same direction; where all
   * lines are of one moment, the first is taken for the oldest.
   */
  linesOf(memberId: string): Promise<readonly Line[]>
  cardsOf(memberId: string, language: Language): Promise<readonly Account[]>
  /** @param today the member's day: a trip whose `applyBy` is before it is `expired`, whatever time it is elsewhere */
  tripsOf(memberId: string, today: string): Promise<readonly Trip[]>
  /**
   * Where the adapter's orders are by now; what is not named is `placed`, or `applied` for travel and credit. A physical card that
   * is `sent` is shown as `shipped`. One that is `cancelled` leaves the limit of its day.
   */
  statesOf(memberId: string): Promise<ReadonlyMap<string, OrderState>>
  /** @throws Refusal PIN_NOT_FOUND, PIN_ALREADY_USED or PIN_EXPIRED */
  redeemPin(
    memberId: string,
    pin: string,
  ): Promise<{ points: number; description: Localised; reference: string }>

  /**
   * Takes the points, and says what is left. It must itself refuse, in one step with the booking, more points than the balance has
   * (`INSUFFICIENT_POINTS`), more value than is open of the trip (`ALREADY_APPLIED`), and, where a card is counted (`stock` of its amount
   * in the content), more cards than are left (`OUT_OF_STOCK`): two orders may have been priced by the same answers, and the desk books
   * too. The adapter never calls it again while the first call may still have an effect.
   * @throws Refusal only when certainly nothing was booked; anything else means that nobody knows
   */
  book(booking: Booking, signal: AbortSignal): Promise<{ balanceAfter: number }>
  /** A call of `book` is given up after this. */
  readonly bookTimeoutMs: number
  /**
   * What `linesOf` does not show so long after `book` was called was not booked, and never will be. It covers the time-out,
   * what the system still does with a request whose caller has gone, and how late it lists. Longer than `bookTimeoutMs`.
   */
  readonly bookedWithinMs: number
}

/** The provider's accounts, for joining and for a new e-mail address. */
export interface SignIns {
  /** The `sub` of the account with this e-mail address, which is made where there is none. Without a password: the first sign-in is by a code. */
  accountFor(person: Pick<CustomerBody, 'email' | 'firstName' | 'lastName' | 'language'>): Promise<string>
  /** Called after a second check, but nobody has shown that the mailbox is theirs: end the account's sessions with it (README.md, "Auth0"). */
  changeEmail(sub: string, email: string): Promise<void>
}

export interface Sources {
  readonly content: ContentSource
  readonly points: PointsSource
  readonly signIns: SignIns
  /** Whether a bot check token is good for this call; asked once for each token. */
  readonly isPerson: (token: string | null, action: string) => Promise<boolean>
}
