import type { offerGroups } from '@borealis/contract/offers.ts'
import type { z } from 'zod'
import { type OfferSummary, summaryOf } from './offer-summary.ts'

type ContractGroup = z.output<typeof offerGroups>['groups'][number]

/** The first offers of one group, and how many it has. */
export type OfferGroup = Omit<ContractGroup, 'offers'> & { readonly offers: readonly OfferSummary[] }

/**
 * Groups as the page shows them, in short form. Those that share a name are one: groups that this release does not know are all
 * read as `other`.
 */
export function groupsOf(groups: readonly ContractGroup[]): OfferGroup[] {
  const byName = Map.groupBy(groups, ({ name }) => name)
  return [...byName].map(([name, same]) => {
    const offers = same.flatMap((group) => group.offers).map(summaryOf)
    return {
      name,
      totalCount: same.reduce((sum, { totalCount }) => sum + totalCount, 0),
      offers: [...new Map(offers.map((offer) => [offer.offerCode, offer])).values()],
    }
  })
}
