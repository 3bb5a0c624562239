import type { AddressBody, AddressSuggestionBody } from '@borealis/contract/addresses.ts'
import type {
  CustomerBody,
  CustomerPatch,
  EmailValidationBody,
  PromotionPinBody,
} from '@borealis/contract/customers.ts'
import type { GiftCardOrderBody, GiftCardOrderResult } from '@borealis/contract/gift-cards.ts'
import type {
  ClaimBody,
  ClaimReceiptBody,
  ConsentBody,
  ECardBody,
  EmailConfirmationBody,
  MessagePreferencesBody,
  UnsubscribeBody,
} from '@borealis/contract/me.ts'
import type { Offer, OfferGroupQuery, OfferQuery } from '@borealis/contract/offers.ts'
import type { PointsHistoryBody } from '@borealis/contract/points.ts'
import type { AmountCall } from '@borealis/contract/redemptions.ts'
import type { ContentKind, SearchGroupQuery, SearchQuery } from '@borealis/contract/search.ts'
import type { OrdersQuery, TravelPurchasesQuery } from '@borealis/contract/transactions.ts'
import type { CallInput, IdempotencyOptions, Send } from './call-input.ts'
import type { Caller } from './caller.ts'
import { type AnswerLog, withLeftOut } from './read-answer.ts'
import { type Redeemed, readOrders, redeemResult } from './results.ts'
import { createSend } from './send.server.ts'
import { type Credentials, createTokens } from './tokens.server.ts'

export type BackendOptions = Omit<Caller, 'tokens'> & {
  /** Empty for a visitor. */
  readonly credentials: Credentials
}

/** The loyalty backend as one customer, or a visitor, may use it: one function per call of the contract. */
export function createBackend({ credentials, ...caller }: BackendOptions) {
  const send = createSend({ ...caller, tokens: createTokens(credentials, caller.log) })
  return {
    customers: customers(send),
    addresses: addresses(send),
    points: points(send),
    transactions: transactions(send, caller.log),
    giftCards: giftCards(send),
    content: content(send),
    me: me(send),
  }
}

export type Backend = ReturnType<typeof createBackend>

type BotCheck = { botToken: string }

const customers = (send: Send) => ({
  /** Never sent with a bearer, even for a signed-in customer. */
  validateEmail: (body: EmailValidationBody, { botToken }: BotCheck) =>
    send('validateEmail', { body, botToken }),
  /** Never sent with a bearer, even for a signed-in customer. */
  create: (body: CustomerBody, { botToken }: BotCheck) => send('createCustomer', { body, botToken }),
  /** @throws BackendError 403 ACCOUNT_SUSPENDED or ACCOUNT_CLOSED */
  profile: () => send('getCustomer', {}),
  /** Changes what is named. `email` needs the step-up token. */
  update: (body: CustomerPatch) => send('updateCustomer', { body }),
  accounts: () => send('listAccounts', {}),
})

/** All writes need the step-up token. */
const addresses = (send: Send) => ({
  list: async () => withLeftOut(await send('listAddresses', {}), 'addresses'),
  create: (body: AddressBody) => send('createAddress', { body }),
  update: (uniqueId: string, body: AddressBody) => send('updateAddress', { params: { uniqueId }, body }),
  remove: (uniqueId: string) => send('deleteAddress', { params: { uniqueId } }),
})

const points = (send: Send) => ({
  balance: () => send('getBalance', {}),
  history: async (body: PointsHistoryBody) =>
    withLeftOut(await send('getPointsHistory', { body }), 'transactions'),
  redeemPin: (body: PromotionPinBody, { botToken }: { botToken: string }) =>
    send('redeemPromotionPin', { body, botToken }),
})

const transactions = (send: Send, log: AnswerLog) => ({
  travelPurchases: (query: TravelPurchasesQuery) => send('listTravelPurchases', { query }),
  /** Points for an amount of money; needs the step-up token, like `giftCards.redeem`. */
  redeemAmount: (operation: AmountCall, body: CallInput<AmountCall>['body'], once: IdempotencyOptions) =>
    redeemResult(send(operation, { body, ...once })),
  /** One page of orders. Orders that cannot be read are a value, not an error (spec §8). */
  orders: (query: OrdersQuery = {}) => readOrders(send('listOrders', { query }), query, log),
  /** The latest orders exactly as the contract has them, to tell from them what became of one. */
  ordersToTellFrom: () => readOrders(send('listOrders', { query: {} }), {}, log, { isStrict: true }),
})

/** What came of a gift-card order. */
type RedeemResult = Redeemed<GiftCardOrderResult>

const giftCards = (send: Send) => ({
  /**
   * Spends points on gift cards; needs the step-up token. The same key with the same order never spends twice.
   * @throws BackendError when the outcome is not known: ask `me.redemption(idempotencyKey)`.
   */
  redeem: (body: GiftCardOrderBody, once: IdempotencyOptions): Promise<RedeemResult> =>
    redeemResult(send('redeemGiftCards', { body, ...once })),
})

/** The content client: public answers, personal ones with a bearer. */
const content = (send: Send) => ({
  pageData: () => send('getPageData', {}),
  pageDataNow: () => send('getPageData', { mustRevalidate: true }),
  offers: (query: OfferQuery) => send('listOffers', { query }),
  offerGroups: (query: OfferGroupQuery) => send('listOfferGroups', { query }),
  everyOffer: () => everyOffer(send),
  offer: (offerCode: string) => send('getOffer', { params: { offerCode } }),
  rewards: () => send('listRewards', {}),
  reward: (code: string) => send('getReward', { params: { code } }),
  giftCards: () => send('listGiftCards', {}),
  giftCard: (brandId: string) => send('getGiftCard', { params: { brandId } }),
  giftCardNow: (brandId: string) => send('getGiftCard', { params: { brandId }, mustRevalidate: true }),
  spotlights: () => send('listSpotlights', {}),
  announcements: () => send('listAnnouncements', {}),
  help: () => send('listHelp', {}),
  search: (query: SearchGroupQuery) => send('search', { query }),
  searchKind: (kind: ContentKind, query: SearchQuery) => send('searchKind', { params: { kind }, query }),
})

const MAX_PAGE_SIZE = 100
/** Ten thousand offers: a wrong count of the backend must not keep this going. */
const MAX_PAGES = 100

/** All running offers, for the sitemap. One page after another: it can wait, and must not take capacity from visitors. */
async function everyOffer(send: Send): Promise<Offer[]> {
  const offers: Offer[] = []
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber++) {
    const page = await send('listOffers', { query: { pageNumber, pageSize: MAX_PAGE_SIZE } })
    offers.push(...page.offers)
    if (pageNumber * MAX_PAGE_SIZE >= page.totalCount) break
  }
  return offers
}

/** The extension group. A backend without a call answers 404; page data's featureFlags say so beforehand. */
const me = (send: Send) => ({
  /** The status of a redemption whose response was lost. Needs no step-up. */
  redemption: (idempotencyKey: string) => send('getRedemption', { params: { idempotencyKey } }),
  consents: () => send('listConsents', {}),
  setConsent: (body: ConsentBody) => send('setConsent', { body }),
  messagePreferences: () => send('getMessagePreferences', {}),
  setMessagePreferences: (body: MessagePreferencesBody) => send('setMessagePreferences', { body }),
  freeze: () => send('getFreeze', {}),
  freezeAccount: () => send('freezeAccount', {}),
  /** Needs the step-up token. */
  unfreezeAccount: () => send('unfreezeAccount', {}),
  securityLog: () => send('getSecurityLog', {}),
  confirmEmail: (body: EmailConfirmationBody) => send('confirmEmail', { body }),
  cancelEmailChange: () => send('cancelEmailChange', {}),
  requestExport: () => send('requestExport', {}),
  /** Newest first. */
  exports: () => send('listExports', {}),
  downloadExport: (exportId: string) => send('downloadExport', { params: { exportId } }),
  deletion: () => send('getDeletion', {}),
  /** Needs the step-up token. */
  requestDeletion: () => send('requestDeletion', {}),
  cancelDeletion: () => send('cancelDeletion', {}),
  offerStates: () => send('listOfferStates', {}),
  eCards: () => send('listECards', {}),
  markECard: (cardId: string, body: ECardBody) => send('markECard', { params: { cardId }, body }),
  /** Needs the step-up token. */
  revealECard: (cardId: string) => send('revealECard', { params: { cardId } }),
  resendECard: (cardId: string) => send('resendECard', { params: { cardId } }),
  setDefaultAddress: async (uniqueId: string) =>
    withLeftOut(await send('setDefaultAddress', { body: { uniqueId } }), 'addresses'),
  suggestAddresses: (body: AddressSuggestionBody) => send('suggestAddresses', { body }),
  unsubscribe: (body: UnsubscribeBody) => send('unsubscribe', { body }),
  createClaim: (body: ClaimBody, once: IdempotencyOptions) => send('createClaim', { body, ...once }),
  /** Safe to repeat: the same picture has the same id. */
  keepClaimReceipt: (receiptId: string, body: ClaimReceiptBody) =>
    send('keepClaimReceipt', { params: { receiptId }, body }),
  claims: () => send('listClaims', {}),
})
