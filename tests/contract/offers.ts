import { type OfferQuery, offerList } from '@borealis/contract/offers.ts'
import { type Question, succeeds } from './ask.ts'

/** Query parameters as strings. */
export const asQuery = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

export const pageOfOffers = async (query: OfferQuery = {}, question: Question = {}) =>
  offerList.parse((await succeeds('listOffers', { ...question, query: asQuery(query) })).json)

/** Every offer of the seed that this caller sees. */
export const theOffers = async (question: Question = {}) =>
  (await pageOfOffers({ pageSize: 100 }, question)).offers

export const codesOf = (offers: readonly { offerCode: string }[]) => offers.map(({ offerCode }) => offerCode)
