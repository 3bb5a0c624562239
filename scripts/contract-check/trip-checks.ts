import { accountList } from '@borealis/contract/customers.ts'
import { type TravelPurchaseList, travelPurchaseList } from '@borealis/contract/transactions.ts'
import type { Reader } from './member.ts'
import { differs } from './report.ts'

/** Tests pages and order of the trips that points can pay. Changes nothing. */
export async function checkTrips({ asker, tokens, report }: Reader): Promise<void> {
  const bearer = tokens.customer
  const accounts = accountList.safeParse(
    await asker.succeeds('listAccounts', 'before the trips', { bearer }),
  ).data
  const accountUniqueId = accounts?.accounts.find(({ acceptsTravel }) => acceptsTravel)?.uniqueId
  if (accountUniqueId === undefined)
    return report.notTried('listTravelPurchases: this member has no card for it')
  const ask = async (asked: string, more: Record<string, string | number> = {}) => {
    const query = { accountUniqueId, ...more }
    const answer = await asker.succeeds('listTravelPurchases', asked, { bearer, query })
    return travelPurchaseList.safeParse(answer).data
  }
  const whole = await ask('all')
  if (!whole) return
  const days = whole.purchases.map(({ purchasedOn }) => purchasedOn)
  const pages = [await ask('page 1 of 1', { limit: 1 }), await ask('page 2 of 1', { limit: 1, page: 2 })]
  const early = await ask('before anybody joined', { fromDate: '1970-01-01', toDate: '1970-01-02' })
  report.add({
    of: 'listTravelPurchases',
    asked: 'the trips',
    differs: [
      ...differs(
        whole.totalCount !== days.length && whole.totalCount <= whole.limit,
        'expected as many as `totalCount` says',
      ),
      ...differs(
        days.join() !== days.toSorted().reverse().join(),
        'expected the newest first, by `purchasedOn`',
      ),
      ...differs(
        whole.purchases.some((one) => one.accountUniqueId !== accountUniqueId),
        'expected purchases with the asked card only',
      ),
      ...pages.flatMap((page, at) => [
        ...differs(page?.page !== at + 1 || page.limit !== 1, `expected page ${at + 1} to say which it is`),
        ...differs(
          idsOf(page) !== idsOf({ purchases: whole.purchases.slice(at, at + 1) }),
          `expected page ${at + 1} to have what stands there`,
        ),
        ...differs(page?.totalCount !== whole.totalCount, 'expected `totalCount` to count all pages'),
      ]),
      ...differs(early?.totalCount !== 0, 'expected none on two days of 1970'),
    ],
    notes: [],
  })
}

const idsOf = (list: Pick<TravelPurchaseList, 'purchases'> | undefined) =>
  list?.purchases.map(({ id }) => id).join()
