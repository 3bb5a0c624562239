import { type Account, accountList, balance } from '../customers.ts'
import { giftCardList, giftCardOrderResult } from '../gift-cards.ts'
import { isCardFor } from '../limits.ts'
import { type ECardList, eCard, eCardList, eCardSecret } from '../me.ts'
import { MAX_LINE_QUANTITY, type OrderLine, orderPoints, orderQuantity } from '../order-line.ts'
import { travelPurchaseList } from '../orders.ts'
import { pageData, type WayToSpend } from '../page-data.ts'
import { type ProblemCode, problem } from '../problem.ts'
import {
  type AmountCall,
  type AmountKind,
  amountBodies,
  amountCallOf,
  amountKinds,
  isPlain,
} from '../redemptions.ts'
import type { Asker } from './ask.ts'
import type { Member } from './member.ts'
import { ordersFor } from './orders.ts'
import { differs } from './report.ts'
import { NOBODY } from './sample-calls.ts'
import { placed, spendsNothing, spendsOnce } from './spending.ts'

/**
 * Buys the cheapest e-card that may be ordered alone: once, with a step-up for this order only, and it is listed afterwards. Then one
 * more in one order, and none for more points than there are.
 */
export async function checkGiftCards(member: Member): Promise<void> {
  const { asker, report, tokens } = member
  const choices = await eCardChoices(asker)
  const [cheapest] = choices
  if (!cheapest) return report.notTried('an order: no e-card is in stock')
  const { card, least, most } = cheapest
  const order = { ...card, qty: least }
  const spent = await spendsOnce(member, {
    operation: 'redeemGiftCards',
    what: least === 1 ? 'an e-card' : 'the fewest e-cards',
    body: { lines: [order] },
    other: { lines: [{ ...order, qty: least + 1 }] },
    kind: 'gift-card',
    points: card.points * least,
    says: { format: 'E-Card' },
  })
  if (!spent) return
  const held = await balanceNow(asker, tokens.customer)
  const beyond = choices
    .map((one) => ({ ...one, qty: Math.floor(held / one.card.points) + 1 }))
    .find((one) => one.qty >= one.least && one.qty <= one.most)
  if (!beyond) report.notTried('more e-cards than the balance pays: no order may have so many')
  await spendsNothing(member, 'redeemGiftCards', [
    [
      'at a price that is not the catalogue’s',
      'PRICE_CHANGED',
      { lines: [{ ...order, points: card.points - 1 }] },
    ],
    ['of a card that does not exist', 'NOT_FOUND', { lines: [{ ...order, sku: NOBODY }] }],
    [
      'to an address that is not the member’s',
      ['ADDRESS_NOT_FOUND', 'FORMAT_NOT_OFFERED'],
      { lines: [order], addressId: NOBODY },
    ],
    ...(beyond
      ? ([
          [
            'of more cards than the balance pays',
            ['INSUFFICIENT_POINTS', 'LIMIT_EXCEEDED'],
            { lines: [{ ...beyond.card, qty: beyond.qty }] },
          ],
        ] as const)
      : []),
  ])
  const isEnough = least < most && held >= card.points * (least + 1)
  if (isEnough) await buysSeveral(member, { ...card, qty: least + 1 })
  else report.notTried(`${least + 1} e-cards in one order: stock, limits or balance do not allow it`)
  if (spent.orderNumber && member.has('eCards')) await checkWallet(member, spent.orderNumber)
}

/** E-cards in stock, with the fewest and the most of each that one order may have; first what takes the fewest points. */
async function eCardChoices(asker: Asker) {
  const { brands = [] } =
    giftCardList.safeParse(await asker.succeeds('listGiftCards', 'before an order')).data ?? {}
  const page = pageData.safeParse(await asker.succeeds('getPageData', 'before an order')).data
  const { minPoints = 0, maxQuantity = MAX_LINE_QUANTITY } = page?.redemptionLimits ?? {}
  return brands
    .filter(({ formats }) => formats.includes('E-Card'))
    .flatMap(({ brandName: name, brandId: id, denominations }) =>
      denominations.map(({ sku, points, stock }) => {
        // Not named: not in this format; null: without a limit.
        const { 'E-Card': left = 0 } = stock
        const most = Math.min(maxQuantity, MAX_LINE_QUANTITY, left ?? MAX_LINE_QUANTITY)
        return { card: { name, id, sku, points }, least: Math.max(1, Math.ceil(minPoints / points)), most }
      }),
    )
    .filter(({ least, most }) => least <= most)
    .sort((a, b) => a.card.points * a.least - b.card.points * b.least)
}

/** Buys several cards in one order: each is paid, and each is in the order and in the wallet. */
async function buysSeveral(member: Member, line: OrderLine): Promise<void> {
  const { asker, tokens, stepUp, report } = member
  const points = orderPoints([line])
  const bearer = tokens.customer
  const before = await balanceNow(asker, bearer)
  const question = { bearer, key: crypto.randomUUID(), body: { lines: [line] }, stepUp: await stepUp() }
  const answer = await asker.succeeds('redeemGiftCards', `${line.qty} e-cards in one order`, question)
  const order = giftCardOrderResult.safeParse(answer).data
  if (!order) return
  const { orderNumber } = order
  const spent = before - (await balanceNow(asker, bearer))
  const listed = (await ordersFor(member, `${line.qty} e-cards`, { orderNumber }))?.orders[0]
  const wallet = member.has('eCards')
    ? eCardList.safeParse(await asker.succeeds('listECards', 'after several', { bearer: tokens.content }))
        .data
    : undefined
  const got = wallet?.cards.filter((one) => one.orderNumber === orderNumber).length ?? line.qty
  report.add({
    of: 'redeemGiftCards',
    asked: 'each card of several counts',
    differs: [
      ...differs(
        spent !== points || order.points !== points,
        `expected ${points} points to leave the balance for ${line.qty} cards, and the answer to say so`,
      ),
      ...differs(
        orderQuantity(listed?.lines ?? []) !== line.qty,
        `expected the order to have ${line.qty} cards`,
      ),
      ...differs(got !== line.qty, `expected ${line.qty} cards of the order in the wallet`),
    ],
    notes: [],
  })
}

/** The e-card is listed, and can be marked as used and unused. */
async function checkWallet(member: Member, orderNumber: string) {
  const { asker, tokens, stepUp, report } = member
  const bearer = tokens.content
  const { cards = [] } =
    eCardList.safeParse(await asker.succeeds('listECards', 'after an order', { bearer })).data ?? {}
  const cardId = cards.find((card) => card.orderNumber === orderNumber)?.cardId
  report.add({
    of: 'listECards',
    asked: 'the order is in the wallet',
    differs: [
      ...differs(!cardId, 'expected the e-card of the order'),
      ...differs(
        new Set(cards.map((card) => card.cardId)).size !== cards.length,
        'expected each e-card once',
      ),
    ],
    notes: [],
  })
  if (!cardId) return
  const params = { cardId }
  const sent = cards.find(({ sentAt }) => sentAt !== null)
  if (sent) {
    const question = { bearer, params: { cardId: sent.cardId } }
    const secret = eCardSecret.safeParse(
      await asker.succeeds('revealECard', 'with a second check', { ...question, stepUp: await stepUp() }),
    ).data
    const wallet = await asker.succeeds('listECards', 'after a code was shown', { bearer })
    report.add({
      of: 'listECards',
      asked: 'no code stands in it',
      differs: differs(
        secret !== undefined && JSON.stringify(wallet).includes(JSON.stringify(secret.code)),
        'expected no code of an e-card without a second check',
      ),
      notes: [],
    })
    await asker.succeeds('resendECard', 'once more', question)
  }
  for (const isUsed of [true, false]) {
    const marked = eCard.safeParse(
      await asker.succeeds('markECard', isUsed ? 'as used' : 'as not used', {
        bearer,
        params,
        body: { isUsed },
      }),
    )
    const wallet = eCardList.safeParse(await asker.succeeds('listECards', 'after a mark', { bearer })).data
    const kept = wallet?.cards.find((card) => card.cardId === cardId)
    report.add({
      of: 'markECard',
      asked: isUsed ? 'it is used' : 'it is not',
      differs: [
        ...differs(marked.data?.isUsed !== isUsed, `expected isUsed ${isUsed}`),
        ...differs(kept?.isUsed !== isUsed, `expected isUsed ${isUsed} in the wallet`),
      ],
      notes: [],
    })
  }
  const mine = cards.find((card) => card.cardId === cardId)
  if (mine?.leftCents !== undefined) await checkNote(member, mine)
}

/** Where the wallet has notes of what is left, it keeps one. */
async function checkNote(
  { asker, tokens, report }: Member,
  { cardId, valueCents }: ECardList['cards'][number],
): Promise<void> {
  const bearer = tokens.content
  const leftCents = Math.floor(valueCents / 2)
  const body = { isUsed: false, leftCents }
  const noted = eCard.safeParse(
    await asker.succeeds('markECard', 'with what is left', { bearer, params: { cardId }, body }),
  )
  const wallet = eCardList.safeParse(await asker.succeeds('listECards', 'after a note', { bearer })).data
  const kept = wallet?.cards.find((card) => card.cardId === cardId)
  report.add({
    of: 'markECard',
    asked: 'what is left on it',
    differs: [
      ...differs(noted.data?.leftCents !== leftCents, `expected leftCents ${leftCents}`),
      ...differs(kept?.leftCents !== leftCents, `expected leftCents ${leftCents} in the wallet`),
    ],
    notes: [],
  })
}

/**
 * Spends the minimum of points on each kind that pays an amount of money: as much of a trip, a credit on a card, and whatever
 * else takes no more than a card and points. Each is debited once.
 */
export async function checkCredits(member: Member): Promise<void> {
  const { asker, tokens } = member
  const bearer = tokens.customer
  const { waysToSpend = [] } =
    pageData.safeParse(await asker.succeeds('getPageData', 'before a credit')).data ?? {}
  const { accounts = [] } =
    accountList.safeParse(await asker.succeeds('listAccounts', 'before a credit', { bearer })).data ?? {}
  for (const kind of amountKinds) {
    const way = waysToSpend.find(({ code }) => code === kind)
    if (kind === 'travel') await checkTravel(member, way, accounts)
    else await checkAmount(member, kind, way, accounts)
  }
}

async function checkAmount(
  member: Member,
  kind: AmountKind,
  way: WayToSpend | undefined,
  accounts: readonly Account[],
): Promise<void> {
  const { asker, tokens, report } = member
  const operation = amountCallOf[kind]
  const to = payee(kind, accounts)
  if (!way || !to) return report.notTried(`${operation}: this member has no card for it`)
  const points = way.minPoints
  const creditCents = centsFor(points, way)
  const body = { ...to, points, creditCents }
  await spendsOnce(member, {
    operation,
    what: `a ${kind}`,
    body,
    other: { ...body, points: points + way.stepPoints },
    kind,
    points,
    says: { creditCents },
  })
  const tooMany = moreThan(await balanceNow(asker, tokens.customer), way)
  await spendsNothing(member, operation, [
    ['at another rate', 'PRICE_CHANGED', { ...body, creditCents: creditCents + 1 }],
    ...('accountUniqueId' in to
      ? ([
          ['to a card that is not the member’s', 'ACCOUNT_NOT_FOUND', { accountUniqueId: NOBODY, points }],
        ] as const)
      : []),
    ['for more points than there are', ['INSUFFICIENT_POINTS', 'LIMIT_EXCEEDED'], { ...to, points: tooMany }],
    [
      'for fewer points than the least',
      ['VALIDATION_FAILED', 'LIMIT_EXCEEDED'],
      { ...to, points: points - 1 },
    ],
  ])
}

/** What a kind pays to: a card of the member's, or nothing that is named; undefined where they have no such card. */
export function payee(
  kind: AmountKind,
  accounts: readonly Account[],
): { accountUniqueId?: string } | undefined {
  if (!('accountUniqueId' in amountBodies[kind].shape)) return {}
  const card = accounts.find((one) => isCardFor(kind, one))
  return card && { accountUniqueId: card.uniqueId }
}

/**
 * Sends two orders at once, a key each, of more than half the balance each, as credits and as gift cards; and two for the whole of
 * one trip. Of each pair one is placed, and its points are gone.
 */
export async function checkLastPoints(member: Member): Promise<void> {
  const { asker, tokens, report } = member
  const bearer = tokens.customer
  const page = pageData.safeParse(await asker.succeeds('getPageData', 'before two orders')).data
  const { accounts = [] } =
    accountList.safeParse(await asker.succeeds('listAccounts', 'before two orders', { bearer })).data ?? {}
  const { maxPointsPerDay = Number.POSITIVE_INFINITY } = page?.redemptionLimits ?? {}
  const wayOf = (kind: AmountKind) => page?.waysToSpend.find(({ code }) => code === kind)

  const way = wayOf('travel')
  const payable = payee('travel', accounts)?.accountUniqueId
  const trips = way && payable ? await tripsWith(asker, bearer, payable) : []
  const atFirst = await balanceNow(asker, bearer)
  const trip = trips.find((one) => one.status === 'open' && 2 * one.pointsForAll <= atFirst)
  if (trip) {
    const { accountUniqueId, id: purchaseId, pointsForAll: points } = trip
    const body = { accountUniqueId, purchaseId, points }
    // Where it cannot tell yet what is left of the trip, it may say so.
    await placesOneOfTwo(member, 'redeemTravel', 'trip', { body, points }, ['ALREADY_APPLIED', 'UNAVAILABLE'])
  } else report.notTried('two orders for one trip: none is open that half the balance pays')

  const held = await balanceNow(asker, bearer)
  const [credit] = amountKinds.filter(isPlain).flatMap((kind) => {
    const [plain, to] = [wayOf(kind), payee(kind, accounts)]
    return plain && to ? [{ operation: amountCallOf[kind], to, points: moreThan(held / 2, plain) }] : []
  })
  if (credit && credit.points <= Math.min(held, maxPointsPerDay)) {
    const { operation, to, points } = credit
    await placesOneOfTwo(member, operation, 'points', { body: { ...to, points }, points })
  } else report.notTried('two credits for the same points: no kind takes half the balance')

  const left = await balanceNow(asker, bearer)
  const [cards] = (await eCardChoices(asker)).flatMap(({ card, least, most }) => {
    const qty = Math.max(least, Math.floor(left / 2 / card.points) + 1)
    const points = card.points * qty
    return qty <= most && points <= Math.min(left, maxPointsPerDay)
      ? [{ line: { ...card, qty }, points }]
      : []
  })
  if (cards) {
    const { line, points } = cards
    // Where cards are counted, the second of two orders may lack them before it lacks the points.
    const codes = ['INSUFFICIENT_POINTS', 'OUT_OF_STOCK'] as const
    await placesOneOfTwo(member, 'redeemGiftCards', 'points', { body: { lines: [line] }, points }, codes)
  } else report.notTried('two orders of e-cards for the same points: none takes half the balance')
}

async function placesOneOfTwo(
  { asker, tokens, stepUp, report }: Member,
  operation: 'redeemGiftCards' | AmountCall,
  what: 'points' | 'trip',
  { body, points }: { readonly body: object; readonly points: number },
  codes: readonly ProblemCode[] = ['INSUFFICIENT_POINTS'],
): Promise<void> {
  const bearer = tokens.customer
  const held = await balanceNow(asker, bearer)
  const questions = [await stepUp(), await stepUp()].map((token) => ({
    ...{ bearer, body, stepUp: token, key: crypto.randomUUID() },
  }))
  const answers = await Promise.all(
    questions.map((question) =>
      asker.succeedsOr(
        operation,
        `one of two at once for the same ${what}`,
        [...codes, 'LIMIT_EXCEEDED'],
        question,
      ),
    ),
  )
  const isOverDay = (answer: unknown) => problem.safeParse(answer).data?.code === 'LIMIT_EXCEEDED'
  if (answers.every(isOverDay))
    return report.notTried(`${operation}, two orders for the same ${what}: the day’s limit is reached`)
  const spent = held - (await balanceNow(asker, bearer))
  report.add({
    of: operation,
    asked: what === 'points' ? 'the same points are spent once' : 'the same trip is paid once',
    differs: [
      ...differs(
        answers.filter((answer) => placed.safeParse(answer).success).length !== 1,
        `expected one of two orders at once for the same ${what} to be placed, and one to be refused`,
      ),
      ...differs(spent !== points, `expected ${points} points to leave the balance; ${spent} did`),
    ],
    notes: [],
  })
}

async function checkTravel(
  member: Member,
  travel: WayToSpend | undefined,
  accounts: readonly Account[],
): Promise<void> {
  const { asker, tokens, report } = member
  const bearer = tokens.customer
  const payable = accounts.find((card) => isCardFor('travel', card))
  const trips = payable ? await tripsWith(asker, bearer, payable.uniqueId) : []
  const trip = trips.find(({ status }) => status === 'open')
  if (trip && travel) {
    const { accountUniqueId, id: purchaseId, openCents, pointsForAll } = trip
    const points = Math.min(travel.minPoints, pointsForAll)
    const creditCents = points === pointsForAll ? openCents : centsFor(points, travel)
    const body = { accountUniqueId, purchaseId, points, creditCents }
    await spendsOnce(member, {
      operation: 'redeemTravel',
      what: 'a part of a trip',
      body,
      other: { ...body, points: points + travel.stepPoints },
      kind: 'travel',
      points,
      says: { creditCents },
    })
    await spendsNothing(member, 'redeemTravel', [
      ['of a trip that does not exist', 'PURCHASE_NOT_FOUND', { ...body, purchaseId: NOBODY }],
      ...(points < pointsForAll
        ? ([['at another rate', 'PRICE_CHANGED', { ...body, creditCents: creditCents + 1 }]] as const)
        : []),
    ])
    const left = (await tripsWith(asker, bearer, accountUniqueId)).find(({ id }) => id === purchaseId)
    report.add({
      of: 'listTravelPurchases',
      asked: 'a part is paid',
      differs: differs(
        left?.openCents !== openCents - creditCents,
        'expected `openCents` to be what is left',
      ),
      notes: [],
    })
  } else report.notTried('redeemTravel: this member has no trip to pay')
}

async function tripsWith(asker: Asker, bearer: string, accountUniqueId: string) {
  const query = { accountUniqueId }
  const answer = await asker.succeeds('listTravelPurchases', 'around a payment', { bearer, query })
  return travelPurchaseList.safeParse(answer).data?.purchases ?? []
}

const centsFor = (points: number, { centsPer1000Points }: WayToSpend) =>
  Math.floor((points * centsPer1000Points) / 1000)

/** The lowest valid number of points above a balance. */
const moreThan = (points: number, { minPoints, stepPoints }: WayToSpend) =>
  Math.max(minPoints, (Math.floor(points / stepPoints) + 1) * stepPoints)

const balanceNow = async (asker: Asker, bearer: string) =>
  balance.safeParse(await asker.succeeds('getBalance', 'before too much', { bearer })).data?.points ?? 0
