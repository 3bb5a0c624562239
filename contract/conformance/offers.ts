import { compareOffers, isListed, offerGroupOf } from '../offer-order.ts'
import {
  type Offer,
  type OfferList,
  offerGroupNames,
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
const LARGEST_PAGE = 100

/** Who asks for offers: a visitor, or a member, who has a list of their own. */
interface Caller {
  readonly asker: Asker
  readonly report: Report
  readonly bearer?: string
}

/** Tests lists, pages, sort orders and counts of the offers. Changes nothing. */
export async function checkOffers(caller: Caller): Promise<void> {
  const { asker, report } = caller
  const pages = await readPages(caller)
  const all = pages.flatMap(({ offers }) => offers)
  const [first] = pages
  if (!first) return
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
  const whole = all.length >= first.totalCount ? all : undefined
  await checkLists(caller, whole)
  if (whole) await checkGroups(caller, whole)
  if (!caller.bearer) await checkFilters(caller, all, whole)
  const beyond = await ask(caller, 'a page beyond the last', { pageNumber: 9_999, pageSize: PAGE_SIZE })
  report.add({
    of: 'listOffers',
    asked: 'what a page beyond the last has',
    differs: differs((beyond?.offers.length ?? 0) > 0, 'expected no offers beyond the last page'),
    notes: [],
  })
  for (const [asked, query] of [
    ['in an order that nobody offers', { sort: 'nothing-has-this-name' }],
    ['a page that is too large', { pageSize: LARGEST_PAGE + 1 }],
    ['of a category that is none', { category: 'a b' }],
    ['a list that nobody has', { list: 'nothing-has-this-name' }],
  ] as const)
    await asker.refuses('listOffers', asked, ['VALIDATION_FAILED'], asking(caller, query))
  await asker.refuses(
    'listOfferGroups',
    'groups of none',
    ['VALIDATION_FAILED'],
    asking(caller, { groupSize: 0 }),
  )
}

const asking = ({ bearer }: Caller, query: Record<string, string | number>) => ({ bearer, query })

const ask = async (caller: Caller, asked: string, query: Record<string, string | number>) =>
  offerList.safeParse(await caller.asker.succeeds('listOffers', asked, asking(caller, query))).data

async function readPages(caller: Caller): Promise<OfferList[]> {
  const pages: OfferList[] = []
  for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber++) {
    const page = await ask(caller, `page ${pageNumber}`, { pageNumber, pageSize: PAGE_SIZE })
    if (!page) return pages
    pages.push(page)
    if (pageNumber * PAGE_SIZE >= page.totalCount) return pages
  }
  return pages
}

async function checkLists(caller: Caller, whole: readonly Offer[] | undefined): Promise<void> {
  for (const list of offerListName.options) {
    const ofList = whole?.filter(isListed[list])
    for (const sort of offerSortOrder.options) {
      const read = await ask(caller, `the list ${list}, ${sort}`, { list, sort, pageSize: LARGEST_PAGE })
      if (!read) continue
      const { offers, totalCount } = read
      caller.report.add({
        of: 'listOffers',
        asked: `what the list ${list} has, ${sort}`,
        differs: [
          ...differs(!offers.every(isListed[list]), 'expected the offers of the asked list only'),
          ...differs(
            ofList !== undefined && totalCount !== ofList.length,
            'expected all offers of the asked list',
          ),
          ...differs(
            !partsOf(list, offers).every((part) => isSorted(part, sort)),
            `expected the order ${sort}`,
          ),
          ...differs(list === 'more' && !isWaysFirst(offers), 'expected ways to earn before other offers'),
        ],
        notes: [],
      })
    }
  }
}

const isWay = ({ kind }: Offer) => kind === 'more-ways-to-earn'
const isWaysFirst = (offers: readonly Offer[]) => !offers.slice(offers.filter(isWay).length).some(isWay)

/** The list `more` has two parts, each sorted. */
function partsOf(list: string, offers: readonly Offer[]): Offer[][] {
  if (list !== 'more') return [[...offers]]
  const ways = offers.filter(isWay).length
  return [offers.slice(0, ways), offers.slice(ways)]
}

/** Categories, a brand, and a province where not every offer is valid. */
async function checkFilters(
  caller: Caller,
  all: readonly Offer[],
  whole: readonly Offer[] | undefined,
): Promise<void> {
  const categories = [...new Set(all.flatMap(({ category }) => category.map(({ code }) => code)))].slice(0, 2)
  const provinceCode = provinceCodes.find((code) =>
    all.some((offer) => offer.provinceCodes.length > 0 && !offer.provinceCodes.includes(code)),
  )
  const filters: [what: string, query: Record<string, string>, holds: (offer: Offer) => boolean][] = [
    ...categories.map((code): (typeof filters)[number] => [
      'one category',
      { category: code },
      ({ category }) => category.some((one) => one.code === code),
    ]),
    [
      'two categories',
      { category: categories.join() },
      ({ category }) => category.some(({ code }) => categories.includes(code)),
    ],
  ]
  const brandCode = all[0]?.cmsContent.brand.code
  if (brandCode !== undefined)
    filters.push(['one brand', { brandCode }, ({ cmsContent }) => cmsContent.brand.code === brandCode])
  if (provinceCode !== undefined)
    filters.push([
      'one province',
      { provinceCode },
      (offer) => offer.provinceCodes.length === 0 || offer.provinceCodes.includes(provinceCode),
    ])
  for (const [what, query, holds] of filters) {
    const read = await ask(caller, `of ${what}`, { ...query, pageSize: LARGEST_PAGE })
    if (!read) continue
    caller.report.add({
      of: 'listOffers',
      asked: `what has ${what}`,
      differs: [
        ...differs(
          read.offers.length === 0 || !read.offers.every(holds),
          `expected offers of ${what} only, and some`,
        ),
        ...differs(
          whole !== undefined && read.totalCount !== whole.filter(holds).length,
          `expected all offers of ${what}`,
        ),
        ...differs(
          what !== 'one province' && whole !== undefined && read.listCount !== whole.length,
          'expected `listCount` to count whatever category is asked',
        ),
        ...differs(
          what !== 'one province' &&
            !categories.every((code) => read.categories.some((one) => one.code === code)),
          'expected `categories` to name those of the list, whatever category is asked',
        ),
      ],
      notes: [],
    })
  }
}

async function checkGroups(caller: Caller, all: readonly Offer[]): Promise<void> {
  const who = caller.bearer ? 'as a member' : 'for a visitor'
  const read = offerGroups.safeParse(
    await caller.asker.succeeds('listOfferGroups', who, asking(caller, { groupSize: 3 })),
  ).data
  if (!read) return
  const groupOf = (offer: Offer) => offerGroupOf(offer, caller.bearer !== undefined)
  const names = offerGroupNames.filter((name) => all.some((offer) => groupOf(offer) === name))
  const featured = all.filter(({ isFeatured }) => isFeatured)
  caller.report.add({
    of: 'listOfferGroups',
    asked: `against the list of all offers, ${who}`,
    differs: [
      ...read.groups.flatMap(({ name, offers, totalCount }) => {
        const whole = all.filter((offer) => groupOf(offer) === name)
        return [
          ...differs(totalCount !== whole.length, `expected as many in ${name} as the list has`),
          ...differs(
            codesOf(offers).join() !== codesOf(whole.slice(0, 3)).join(),
            `expected the first of ${name} in the order of the list`,
          ),
        ]
      }),
      ...differs(
        read.groups.map(({ name }) => name).join() !== names.join(),
        `expected the groups ${names.join(', ')}`,
      ),
      ...differs(read.runningCount !== all.length, 'expected `runningCount` to count all offers'),
      ...differs(
        featured.length > 0 && !codesOf(featured).includes(read.featured?.offerCode ?? ''),
        'expected `featured` to be one that says so',
      ),
    ],
    notes: [],
  })
}

const codesOf = (offers: readonly Offer[]) => offers.map(({ offerCode }) => offerCode)

const isSorted = (offers: readonly Offer[], sort: keyof typeof compareOffers) =>
  offers.every((offer, at) => {
    const before = offers[at - 1]
    return before === undefined || compareOffers[sort](before, offer) <= 0
  })
