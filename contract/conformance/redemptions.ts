import { type Account, accountList, balance } from '../customers.ts'
import { giftCardList } from '../gift-cards.ts'
import { type ECardList, eCard, eCardList, eCardSecret } from '../me.ts'
import { travelPurchaseList } from '../orders.ts'
import { pageData, type WayToSpend } from '../page-data.ts'
import { type AmountKind, amountBodies, amountCallOf, amountKinds } from '../redemptions.ts'
import type { Asker } from './ask.ts'
import type { Member } from './member.ts'
import { differs } from './report.ts'
import { NOBODY } from './sample-calls.ts'
import { spendsNothing, spendsOnce } from './spending.ts'

/** Buys the cheapest e-card: once, with a step-up for this order only, and it is listed afterwards. */
export async function checkGiftCards(member: Member): Promise<void> {
  const { asker, report } = member
  const cheapest = await cheapestECard(asker)
  if (!cheapest) return report.notTried('an order: no e-card is in stock')
  const { order, points } = cheapest
  const spent = await spendsOnce(member, {
    operation: 'redeemGiftCards',
    what: 'an e-card',
    body: { lines: [order] },
    other: { lines: [{ ...order, qty: 2 }] },
    kind: 'gift-card',
    points,
    says: { format: 'E-Card' },
  })
  if (!spent) return
  await spendsNothing(member, 'redeemGiftCards', [
    [
      'at a price that is not the catalogue’s',
      'PRICE_CHANGED',
      { lines: [{ ...order, points: points - 1 }] },
    ],
    ['of a card that does not exist', 'NOT_FOUND', { lines: [{ ...order, sku: NOBODY }] }],
    [
      'to an address that is not the member’s',
      ['ADDRESS_NOT_FOUND', 'FORMAT_NOT_OFFERED'],
      { lines: [order], addressId: NOBODY },
    ],
  ])
  if (spent.orderNumber && member.has('eCards')) await checkWallet(member, spent.orderNumber)
}

async function cheapestECard(asker: Asker) {
  const { brands = [] } =
    giftCardList.safeParse(await asker.succeeds('listGiftCards', 'before an order')).data ?? {}
  const cheapest = brands
    .filter(({ formats }) => formats.includes('E-Card'))
    .flatMap((brand) => brand.denominations.map((one) => ({ brand, one })))
    .filter(({ one }) => one.stock['E-Card'] !== undefined && one.stock['E-Card'] !== 0)
    .sort((a, b) => a.one.points - b.one.points)[0]
  if (!cheapest) return undefined
  const { brand, one } = cheapest
  return {
    points: one.points,
    order: { name: brand.brandName, id: brand.brandId, sku: one.sku, points: one.points, qty: 1 },
  }
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
  const needsCard = 'accountUniqueId' in amountBodies[kind].shape
  const card = accounts.find(({ acceptsCredit }) => acceptsCredit)
  if (!way || (needsCard && !card)) return report.notTried(`${operation}: this member has no card for it`)
  const to = needsCard ? { accountUniqueId: card?.uniqueId } : {}
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
    ...(needsCard
      ? ([
          ['to a card that is not the member’s', 'ACCOUNT_NOT_FOUND', { accountUniqueId: NOBODY, points }],
        ] as const)
      : []),
    ['for more points than there are', ['INSUFFICIENT_POINTS', 'LIMIT_EXCEEDED'], { ...to, points: tooMany }],
    ['for fewer points than the least', ['VALIDATION_FAILED', 'LIMIT_EXCEEDED'], { ...to, points: 1 }],
  ])
}

async function checkTravel(
  member: Member,
  travel: WayToSpend | undefined,
  accounts: readonly Account[],
): Promise<void> {
  const { asker, tokens, report } = member
  const bearer = tokens.customer
  const payable = accounts.find(({ acceptsTravel }) => acceptsTravel)
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
