import { type Account, accountList } from '../../app/backend/contract/customers.ts'
import { pageData, type WayToSpend } from '../../app/backend/contract/page-data.ts'
import { travelPurchaseList } from '../../app/backend/contract/transactions.ts'
import type { Asker } from './ask.ts'
import type { Member } from './member.ts'
import { spendsOnce } from './spends-once.ts'

/** Turns the minimum of points into a credit on a card, and pays part of a trip with the minimum: each is debited once. */
export async function checkCredits(member: Member): Promise<void> {
  const { asker, tokens, report } = member
  const bearer = tokens.customer
  const { waysToSpend = [] } =
    pageData.safeParse(await asker.succeeds('getPageData', 'before a credit')).data ?? {}
  const { accounts = [] } =
    accountList.safeParse(await asker.succeeds('listAccounts', 'before a credit', { bearer })).data ?? {}
  const fewest = (code: WayToSpend['code']) => waysToSpend.find((way) => way.code === code)?.minPoints
  const [credit, travel] = [fewest('credit'), fewest('travel')]
  const card = accounts.find(({ acceptsCredit }) => acceptsCredit)
  if (card && credit) {
    const body = { accountUniqueId: card.uniqueId, points: credit }
    await spendsOnce(member, { operation: 'redeemCredit', what: 'a credit', body, points: credit })
  } else report.notTried('redeemCredit: this member has no card for it')
  const trip = await firstTrip(
    asker,
    bearer,
    accounts.find(({ acceptsTravel }) => acceptsTravel),
  )
  if (trip && travel) {
    const points = Math.min(travel, trip.pointsForAll)
    const body = { accountUniqueId: trip.accountUniqueId, purchaseId: trip.id, points }
    await spendsOnce(member, { operation: 'redeemTravel', what: 'a part of a trip', body, points })
  } else report.notTried('redeemTravel: this member has no trip to pay')
}

async function firstTrip(asker: Asker, bearer: string, account: Account | undefined) {
  if (!account) return undefined
  const query = { accountUniqueId: account.uniqueId }
  const answer = await asker.succeeds('listTravelPurchases', 'before a payment', { bearer, query })
  return travelPurchaseList.safeParse(answer).data?.purchases.find(({ status }) => status === 'open')
}
