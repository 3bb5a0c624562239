import { accountList, balance } from '@borealis/contract/customers.ts'
import { pageData, type WayToSpend } from '@borealis/contract/page-data.ts'
import { travelPurchaseList } from '@borealis/contract/transactions.ts'
import type { Asker } from './ask.ts'
import type { Member } from './member.ts'
import { differs } from './report.ts'
import { spendsNothing, spendsOnce } from './spends-once.ts'

const NOBODY = 'nothing-has-this-name'

/**
 * Turns the minimum of points into a statement credit, and pays a part of a trip with the minimum; each is debited
 * once.
 */
export async function checkCredits(member: Member): Promise<void> {
  const { asker, tokens, report } = member
  const bearer = tokens.customer
  const { waysToSpend = [] } =
    pageData.safeParse(await asker.succeeds('getPageData', 'before a credit')).data ?? {}
  const { accounts = [] } =
    accountList.safeParse(await asker.succeeds('listAccounts', 'before a credit', { bearer })).data ?? {}
  const wayOf = (code: WayToSpend['code']) => waysToSpend.find((way) => way.code === code)
  const [credit, travel] = [wayOf('credit'), wayOf('travel')]
  const card = accounts.find(({ acceptsCredit }) => acceptsCredit)
  if (card && credit) {
    const { uniqueId: accountUniqueId } = card
    const points = credit.minPoints
    const creditCents = centsFor(points, credit)
    const body = { accountUniqueId, points, creditCents }
    await spendsOnce(member, {
      operation: 'redeemCredit',
      what: 'a credit',
      body,
      points,
      says: { creditCents },
    })
    await spendsNothing(member, 'redeemCredit', [
      ['at another rate', 'PRICE_CHANGED', { ...body, creditCents: creditCents + 1 }],
      ['to a card that is not the member’s', 'ACCOUNT_NOT_FOUND', { accountUniqueId: NOBODY, points }],
      [
        'for more points than there are',
        ['INSUFFICIENT_POINTS', 'LIMIT_EXCEEDED'],
        { accountUniqueId, points: moreThan(await balanceNow(asker, bearer), credit) },
      ],
      [
        'for fewer points than the least',
        ['VALIDATION_FAILED', 'LIMIT_EXCEEDED'],
        { accountUniqueId, points: 1 },
      ],
    ])
  } else report.notTried('redeemCredit: this member has no card for it')
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
