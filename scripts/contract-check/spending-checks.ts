import { type Account, accountList, balance } from '../../app/backend/contract/customers.ts'
import { giftCardList, giftCardOrderResult } from '../../app/backend/contract/gift-cards.ts'
import { eCard, eCardList } from '../../app/backend/contract/me.ts'
import { pageData, type WayToSpend } from '../../app/backend/contract/page-data.ts'
import { creditResult, travelPurchaseList } from '../../app/backend/contract/transactions.ts'
import type { Asker, Question } from './ask.ts'
import type { Tokens } from './backend-checks.ts'
import type { Report } from './report.ts'

/**
 * Spends points, and asks again with the same key: the same answer, and the balance falls once.
 * @param stepUp makes a step-up token; a call takes a fresh one
 */
export async function checkSpending(
  asker: Asker,
  tokens: Tokens,
  stepUp: () => Promise<string>,
  report: Report,
): Promise<void> {
  const bearer = tokens.customer
  const { brands = [] } =
    giftCardList.safeParse(await asker.succeeds('listGiftCards', 'before an order')).data ?? {}
  const cheapest = brands
    .filter(({ formats }) => formats.includes('E-Card'))
    .flatMap((brand) => brand.denominations.map((one) => ({ brand, one })))
    .filter(({ one }) => one.stock['E-Card'] !== undefined && one.stock['E-Card'] !== 0)
    .sort((a, b) => a.one.points - b.one.points)[0]
  if (!cheapest) return report.skip('an order: no e-card is in stock')
  const { brand, one } = cheapest
  const order = { name: brand.brandName, id: brand.brandId, sku: one.sku, points: one.points, qty: 1 }
  const key = crypto.randomUUID()
  const question = { bearer, key, body: { lines: [order] }, stepUp: await stepUp() }
  const before = balance.safeParse(await asker.succeeds('getBalance', 'before an order', { bearer })).data
  const first = giftCardOrderResult.safeParse(await asker.succeeds('redeemGiftCards', 'an e-card', question))
  const again = giftCardOrderResult.safeParse(
    await asker.succeeds('redeemGiftCards', 'the same order under the same key', question),
  )
  const after = balance.safeParse(await asker.succeeds('getBalance', 'after it', { bearer })).data
  const spent = before && after ? before.points - after.points : undefined
  const differs = [
    ...(first.data?.orderNumber === again.data?.orderNumber ? [] : ['expected the same order twice']),
    ...(spent === one.points
      ? []
      : [`expected ${one.points} points to leave the balance, once; ${spent} did`]),
  ]
  report.add({ of: 'redeemGiftCards', asked: 'one key spends once', differs, notes: [] })
  await asker.refuses('redeemGiftCards', 'another order under that key', ['IDEMPOTENCY_MISMATCH'], {
    ...question,
    body: { lines: [{ ...order, qty: 2 }] },
  })
  await asker.refuses('redeemGiftCards', 'that second check for another order', ['STEP_UP_REQUIRED'], {
    ...question,
    key: crypto.randomUUID(),
  })
  await asker.refuses('redeemGiftCards', 'an order without a key', ['IDEMPOTENCY_KEY_MISSING'], {
    bearer,
    body: { lines: [order] },
    stepUp: await stepUp(),
  })
  await asker.succeeds('getRedemption', 'what became of the order', {
    bearer: tokens.content,
    params: { idempotencyKey: key },
  })
  await checkWallet(asker, tokens.content, first.data?.orderNumber, report)
}

/** The e-card that was bought is in the wallet, and can be marked as used and not. */
async function checkWallet(asker: Asker, bearer: string, orderNumber: string | undefined, report: Report) {
  const { cards = [] } =
    eCardList.safeParse(await asker.succeeds('listECards', 'after an order', { bearer })).data ?? {}
  const cardId = cards.find((card) => card.orderNumber === orderNumber)?.cardId
  const differs = cardId ? [] : ['expected the e-card of the order']
  report.add({ of: 'listECards', asked: 'the order is in the wallet', differs, notes: [] })
  if (!cardId) return
  for (const isUsed of [true, false]) {
    const marked = eCard.safeParse(
      await asker.succeeds('markECard', isUsed ? 'as used' : 'as not used', {
        bearer,
        params: { cardId },
        body: { isUsed },
      }),
    )
    const kept = marked.data?.isUsed === isUsed ? [] : [`expected isUsed ${isUsed}`]
    report.add({ of: 'markECard', asked: isUsed ? 'it is used' : 'it is not', differs: kept, notes: [] })
  }
}

/** Turns the fewest points into a credit on a card, and pays a trip with as few: each leaves the balance once. */
export async function checkCredits(
  asker: Asker,
  tokens: Tokens,
  stepUp: () => Promise<string>,
  report: Report,
): Promise<void> {
  const bearer = tokens.customer
  const { waysToSpend = [] } =
    pageData.safeParse(await asker.succeeds('getPageData', 'before a credit')).data ?? {}
  const { accounts = [] } =
    accountList.safeParse(await asker.succeeds('listAccounts', 'before a credit', { bearer })).data ?? {}
  const fewest = (code: WayToSpend['code']) => waysToSpend.find((way) => way.code === code)?.minPoints
  const [credit, travel] = [fewest('credit'), fewest('travel')]
  const card = accounts.find(({ acceptsCredit }) => acceptsCredit)
  if (card && credit)
    await spends('redeemCredit', 'a credit', { accountUniqueId: card.uniqueId, points: credit }, credit)
  else report.skip('redeemCredit: this member has no card for it')
  const trip = await firstTrip(accounts.find(({ acceptsTravel }) => acceptsTravel))
  if (trip && travel) {
    const points = Math.min(travel, trip.pointsForAll)
    const { accountUniqueId, id: purchaseId } = trip
    await spends('redeemTravel', 'a part of a trip', { accountUniqueId, purchaseId, points }, points)
  } else report.skip('redeemTravel: this member has no trip to pay')

  async function firstTrip(account: Account | undefined) {
    if (!account) return undefined
    const query = { accountUniqueId: account.uniqueId }
    const answer = await asker.succeeds('listTravelPurchases', 'before a payment', { bearer, query })
    return travelPurchaseList.safeParse(answer).data?.purchases.find(({ status }) => status === 'open')
  }

  async function spends(
    operation: 'redeemCredit' | 'redeemTravel',
    what: string,
    body: object,
    points: number,
  ): Promise<void> {
    const read = async (when: string) =>
      balance.safeParse(await asker.succeeds('getBalance', `${when} ${what}`, { bearer })).data?.points
    const before = await read('before')
    const question: Question = { bearer, body, key: crypto.randomUUID(), stepUp: await stepUp() }
    const [first, again] = [
      creditResult.safeParse(await asker.succeeds(operation, what, question)).data,
      creditResult.safeParse(await asker.succeeds(operation, `${what} under the same key`, question)).data,
    ]
    const after = await read('after')
    const spent = before === undefined || after === undefined ? undefined : before - after
    report.add({
      of: operation,
      asked: 'one key spends once',
      differs: [
        ...(first?.orderNumber === again?.orderNumber ? [] : ['expected the same order twice']),
        ...(spent === points ? [] : [`expected ${points} points to leave the balance, once; ${spent} did`]),
      ],
      notes: [],
    })
    await asker.refuses(operation, `${what} without a key`, ['IDEMPOTENCY_KEY_MISSING'], {
      bearer,
      body,
      stepUp: await stepUp(),
    })
  }
}
