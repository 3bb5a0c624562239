import { compareOffers, isListed, offerGroupOf } from '../offer-order.ts'
import {
  type Offer,
  type OfferList,
  offerGroups,
  offerList,
  offerListName,
  offerSortOrder,
} from '../offers.ts'
import { provinceCodes } from '../provinces.ts'
import type { Asker } from './ask.ts'
import { differs, type Report } from './report.ts'

/** Small, so that even a short list has several pages; no check requests more than `MOST_PAGES` of them. */
const PAGE_SIZE = 10
const MOST_PAGES = 20

/** Tests lists, pages, sort orders and counts of the offers as a visitor. Changes nothing. */
export async function checkOffers(asker: Asker, report: Report): Promise<void> {
  const pages = await readPages(asker)
  const all = pages.flatMap(({ offers }) => offers)
  const [first] = pages
  if (!first) return
  const isWhole = all.length >= first.totalCount
  report.add({
    of: 'listOffers',
    asked: `pages of ${PAGE_SIZE}, one after the other`,
    differs: [
      ...differs(
        pages.some(({ pageNumber, pageSize }, at) => pageNumber !== at + 1 || pageSize !== PAGE_SIZE),
        'expected each page to say which it is',
      ),
      ...differs(new Set(codesOf(all)).size !== all.length, 'expected each offer once in all pages'),
      ...differs(
        pages.some(({ offers }, at) => at < pages.length - 1 && offers.length !== PAGE_SIZE),
        'expected as many offers on each page as were asked for, but on the last',
      ),
      ...differs(
        pages.length < MOST_PAGES && all.length !== first.totalCount,
        'expected as many offers in all pages as `totalCount` says',
      ),
      ...differs(
        first.totalCount !== first.runningCount || first.totalCount !== first.listCount,
        'expected the same `totalCount`, `listCount` and `runningCount` when all offers are asked for',
      ),
      ...differs(!isSorted(all, 'ending'), 'expected what ends soonest first'),
    ],
    notes: [],
  })
  await checkLists(asker, report)
  if (isWhole) await checkGroups(asker, report, all)
  await checkFilters(asker, report, all)
  const beyond = { pageNumber: 9_999, pageSize: PAGE_SIZE }
  const empty = offerList.safeParse(
    await asker.succeeds('listOffers', 'a page beyond the last', { query: beyond }),
  ).data
  report.add({
    of: 'listOffers',
    asked: 'what a page beyond the last has',
    differs: differs(
      empty !== undefined && empty.offers.length > 0,
      'expected no offers beyond the last page',
    ),
    notes: [],
  })
  await asker.refuses('listOffers', 'in an order that nobody offers', ['VALIDATION_FAILED'], {
    query: { sort: 'nothing-has-this-name' },
  })
}

async function readPages(asker: Asker): Promise<OfferList[]> {
  const pages: OfferList[] = []
  for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber++) {
    const query = { pageNumber, pageSize: PAGE_SIZE }
    const page = offerList.safeParse(await asker.succeeds('listOffers', `page ${pageNumber}`, { query })).data
    if (!page) return pages
    pages.push(page)
    if (pageNumber * PAGE_SIZE >= page.totalCount) return pages
  }
  return pages
}

async function checkLists(asker: Asker, report: Report): Promise<void> {
  for (const list of offerListName.options) {
    for (const sort of offerSortOrder.options) {
      const query = { list, sort, pageSize: 100 }
      const read = await asker.succeeds('listOffers', `the list ${list}, ${sort}`, { query })
      const offers = offerList.safeParse(read).data?.offers
      if (!offers) continue
      report.add({
        of: 'listOffers',
        asked: `what the list ${list} has, ${sort}`,
        differs: [
          ...differs(!offers.every(isListed[list]), 'expected the offers of the asked list only'),
          ...differs(
            !partsOf(list, offers).every((part) => isSorted(part, sort)),
            `expected the order ${sort}`,
          ),
        ],
        notes: [],
      })
    }
  }
}

/** The list `more` has two parts, each sorted. */
function partsOf(list: string, offers: readonly Offer[]): Offer[][] {
  if (list !== 'more') return [[...offers]]
  const ways = offers.filter(({ kind }) => kind === 'more-ways-to-earn').length
  return [offers.slice(0, ways), offers.slice(ways)]
}

/** A category, and a province where not every offer is valid. */
async function checkFilters(asker: Asker, report: Report, all: readonly Offer[]): Promise<void> {
  const category = all[0]?.category[0]?.code
  const provinceCode = provinceCodes.find((code) =>
    all.some((offer) => offer.provinceCodes.length > 0 && !offer.provinceCodes.includes(code)),
  )
  const ask = async (asked: string, query: Record<string, string>) =>
    offerList.safeParse(await asker.succeeds('listOffers', asked, { query: { ...query, pageSize: 100 } }))
      .data?.offers ?? []
  const found = (asked: string, isWrong: boolean) =>
    report.add({
      of: 'listOffers',
      asked: `what has ${asked}`,
      differs: differs(isWrong, `expected offers of ${asked} only, and some`),
      notes: [],
    })
  if (category !== undefined) {
    const offers = await ask('of one category', { category })
    const isOf = (offer: Offer) => offer.category.some(({ code }) => code === category)
    found('one category', offers.length === 0 || !offers.every(isOf))
  }
  if (provinceCode !== undefined) {
    const offers = await ask('of one province', { provinceCode })
    const holds = (offer: Offer) =>
      offer.provinceCodes.length === 0 || offer.provinceCodes.includes(provinceCode)
    found('one province', offers.length === 0 || !offers.every(holds))
  }
}

async function checkGroups(asker: Asker, report: Report, all: readonly Offer[]): Promise<void> {
  const read = offerGroups.safeParse(await asker.succeeds('listOfferGroups', 'for a visitor')).data
  if (!read) return
  report.add({
    of: 'listOfferGroups',
    asked: 'against the list of all offers',
    differs: read.groups.flatMap(({ name, offers, totalCount }) => {
      const whole = all.filter((offer) => offerGroupOf(offer, false) === name)
      return [
        ...differs(totalCount !== whole.length, `expected as many in ${name} as the list has`),
        ...differs(
          codesOf(offers).join() !== codesOf(whole.slice(0, offers.length)).join(),
          `expected the first of ${name} in the order of the list`,
        ),
      ]
    }),
    notes: [],
  })
}

const codesOf = (offers: readonly Offer[]) => offers.map(({ offerCode }) => offerCode)

const isSorted = (offers: readonly Offer[], sort: keyof typeof compareOffers) =>
  offers.every((offer, at) => {
    const before = offers[at - 1]
    return before === undefined || compareOffers[sort](before, offer) <= 0
  })
