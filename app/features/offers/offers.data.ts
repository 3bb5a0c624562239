import { MAX_ID, MAX_OFFER_CATEGORIES, MAX_PAGE, OFFER_CATEGORY } from '@borealis/contract/limits.ts'
import {
  type Offer,
  type OfferListName,
  type OfferState,
  offerListName,
  offerParams,
  offerSortOrder,
} from '@borealis/contract/offers.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Backend } from '#app/backend/backend.server.ts'
import { nullIfMissing } from '#app/backend/backend-error.ts'
import { readByCode } from '#app/backend/read-by-code.ts'
import { inCapitals } from '#app/domain/written-code.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { chosenProvince } from '#app/edge/visitor-cookies.server.ts'
import { inPassing } from '#app/member-data/promptly.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { type OfferFilters, type OfferSearch, type OwnFilter, ownFilters } from './offer-filters.ts'
import {
  chooseHighlights,
  groupsOf,
  largeOffer,
  type OwnStates,
  similarOffers,
  withOwn,
} from './offer-groups.ts'
import { summaryOf } from './offer-summary.ts'
import { spotlightTarget } from './spotlight-target.ts'

/** What the first offers of every group are chosen by. */
const filtersAsked = z.object({
  category: z.array(z.string().regex(OFFER_CATEGORY)).max(MAX_OFFER_CATEGORIES).readonly(),
  sort: offerSortOrder,
}) satisfies z.ZodType<OfferFilters>

/** What a page of one list is chosen by. */
const listQuestion = filtersAsked.extend({
  list: offerListName,
  page: z.int().min(1).max(MAX_PAGE),
})

const brandQuestion = z.object({ brandCode: z.string().min(1).max(MAX_ID) })

/** The offer that is shown, and what others are like it by. */
const similarQuestion = brandQuestion.extend({
  offerCode: offerParams.shape.offerCode,
  category: filtersAsked.shape.category,
})

/** Spotlights already logged by this process: every visit asks again, and one line each is enough for the content team. */
const logged = new Set<string>()
const MAX_LOGGED = 100

function logOnce(spotlightCode: string, linkedType: string): void {
  const spotlight = `${linkedType} ${spotlightCode}`
  if (logged.has(spotlight) || logged.size >= MAX_LOGGED) return
  logged.add(spotlight)
  log.warn({ spotlightCode, linkedType }, 'a spotlight leads nowhere: it is not shown')
}

/** A visitor sees the offers of the province that they chose; the backend knows a member's own. */
const visitorProvince = () => ({ provinceCode: chosenProvince(requestContext().request) })

/** Filters as the contract takes them: category codes are one text, with commas between. */
const asQuery = ({ category, ...filters }: OfferFilters) => ({
  ...filters,
  category: category.join(',') || undefined,
})

/** The states of a member's offers; none of a visitor. A list of offers is whole without them. */
async function ownStates({ backend, isSignedIn }: Asking): Promise<OwnStates> {
  if (!isSignedIn) return new Map()
  return inPassing(['offers', 'states'], readStates(backend)).catch(() => new Map())
}

async function readStates(backend: Backend): Promise<OwnStates> {
  const { featureFlags } = await backend.getPageData()
  if (!featureFlags.offerStates) return new Map()
  const { states } = await backend.listOfferStates()
  return new Map(states.map((state) => [state.offerCode, state]))
}

interface Asking {
  readonly backend: Backend
  readonly isSignedIn: boolean
}

/** A page of one list of running offers, in short form. */
export const listOffers = createServerFn()
  .middleware([withVisitor])
  .validator(listQuestion)
  .handler(async ({ context, data: { list, page, ...filters } }) => {
    const query = { ...visitorProvince(), ...asQuery(filters), list, pageNumber: page }
    const [{ offers, featured: _featured, ...found }, states] = await Promise.all([
      context.backend.listOffers({ query }),
      ownStates(context),
    ])
    return { ...found, offers: offers.map(summaryOf).map(withOwn(states)) }
  })

/** The first running offers of every group; for a signed-in customer also those picked for them. */
export const listOfferGroups = createServerFn()
  .middleware([withVisitor])
  .validator(filtersAsked)
  .handler(async ({ context, data: filters }) => {
    const query = { ...visitorProvince(), ...asQuery(filters) }
    const [{ groups, featured, ...found }, states] = await Promise.all([
      context.backend.listOfferGroups({ query }),
      ownStates(context),
    ])
    return {
      ...found,
      // Not how many: the list leaves out what was taken down, and ends at its most.
      own: ownFilters.filter((own) => [...states.values()].some((state) => filterOf(state) === own)),
      groups: groupsOf(groups).map((group) => ({ ...group, offers: group.offers.map(withOwn(states)) })),
      featured: largeOffer(featured, states),
    }
  })

/** Which filter finds an offer of this state. One that a later release of the backend names is used as well. */
const filterOf = ({ state }: OfferState): OwnFilter => (state === 'in-progress' ? state : 'used')

/** More than a member uses in a year; each is a call to the backend. */
const MAX_OWN = 24

/**
 * The offers that a member has used, or of which more is to come, the last one first; ended ones too.
 * @throws BackendError 401 `SIGNED_OUT`
 */
export const listOwnOffers = createServerFn()
  .middleware([withCustomer])
  .validator(z.object({ own: z.enum(ownFilters) }))
  .handler(async ({ context, data: { own } }) => {
    const states = await readStates(context.backend)
    const asked = [...states.values()]
      .filter((state) => filterOf(state) === own)
      .sort((one, other) => other.lastOn.localeCompare(one.lastOn))
      .slice(0, MAX_OWN)
    // An offer that the programme has taken down is left out.
    const offers = await Promise.all(
      asked.map(({ offerCode }) => context.backend.getOffer({ params: { offerCode } }).catch(nullIfMissing)),
    )
    return offers.flatMap((offer) => (offer ? [withOwn(states)(summaryOf(offer))] : []))
  })

/** Offers on home, and one more, for the featured one that is shown elsewhere. */
const HIGHLIGHTS = 7

/** The few offers that home shows and how many there are. */
export const getOfferHighlights = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const query = {
      ...visitorProvince(),
      list: 'limited-time',
      sort: 'popular',
      pageSize: HIGHLIGHTS,
    } as const
    const [list, states] = await Promise.all([context.backend.listOffers({ query }), ownStates(context)])
    return chooseHighlights(list, context.isSignedIn, states)
  })

/** Offers under a brand or beside another offer. */
const RELATED = 3

/** The offers of a brand that end first. Another brand's are left out, for a backend that does not know the question. */
export const listBrandOffers = createServerFn()
  .middleware([withVisitor])
  .validator(brandQuestion)
  .handler(async ({ context, data: { brandCode } }) => {
    const query = { ...visitorProvince(), brandCode, sort: 'ending', pageSize: RELATED } as const
    const [{ offers }, states] = await Promise.all([
      context.backend.listOffers({ query }),
      ownStates(context),
    ])
    return offers
      .filter(({ cmsContent }) => cmsContent.brand.code === brandCode)
      .map(summaryOf)
      .map(withOwn(states))
  })

/** Other offers of the same categories, those of the same brand first. */
export const listSimilarOffers = createServerFn()
  .middleware([withVisitor])
  .validator(similarQuestion)
  .handler(async ({ context, data: { category, ...shown } }) => {
    const query = { ...visitorProvince(), ...asQuery({ category, sort: 'popular' }) }
    const [{ offers }, states] = await Promise.all([
      context.backend.listOffers({ query }),
      ownStates(context),
    ])
    return similarOffers(offers, shown).slice(0, RELATED).map(summaryOf).map(withOwn(states))
  })

/**
 * One offer with its terms; an ended one too.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getOffer = createServerFn()
  .middleware([withVisitor])
  .validator(offerParams)
  .handler(async ({ context, data }) => {
    const [offer, states] = await Promise.all([
      // Ended offers are on no list, so the code is tried as most are registered.
      readByCode(
        data.offerCode,
        (offerCode) => context.backend.getOffer({ params: { offerCode } }),
        async () => [inCapitals(data.offerCode)],
      ),
      ownStates(context),
    ])
    return withOwn(states)(offer)
  })

/**
 * What the programme highlights: an offer, a reward, a gift card, a category or a page. One whose type this
 * release does not know, or whose target is missing, is left out and logged.
 */
export const listSpotlights = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { spotlights } = await context.backend.listSpotlights()
    return spotlights.flatMap((spotlight) => {
      const { spotlightCode, linkedType, cmsContent } = spotlight
      const target = spotlightTarget(spotlight)
      if (!target) {
        logOnce(spotlightCode, linkedType)
        return []
      }
      const { title, brand, webImage } = cmsContent
      return [{ spotlightCode, target, title, brand: brand.title, image: webImage }]
    })
  })

/** What time it is, milliseconds since 1970: for countdowns on devices whose clock is wrong. */
export const getServerTime = createServerFn()
  .middleware([withVisitor])
  .handler(() => Date.now())

export const offerQueries = {
  all: ['offers'] as const,
  list: (list: OfferListName, search: OfferSearch) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'list', list, search],
      queryFn: () => listOffers({ data: { list, ...search } }),
    }),
  groups: (filters: OfferFilters) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'groups', filters],
      queryFn: () => listOfferGroups({ data: filters }),
    }),
  own: (own: OwnFilter) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'own', own],
      queryFn: () => listOwnOffers({ data: { own } }),
    }),
  highlights: () =>
    queryOptions({ queryKey: [...offerQueries.all, 'highlights'], queryFn: () => getOfferHighlights() }),
  one: (offerCode: string) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'one', offerCode],
      queryFn: () => getOffer({ data: { offerCode } }),
    }),
  ofBrand: (brandCode: string) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'of-brand', brandCode],
      queryFn: () => listBrandOffers({ data: { brandCode } }),
    }),
  similar: ({ offerCode, category, cmsContent }: Offer) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'similar', offerCode],
      queryFn: () =>
        listSimilarOffers({
          data: {
            offerCode,
            brandCode: cmsContent.brand.code,
            category: category.map(({ code }) => code).filter((code) => OFFER_CATEGORY.test(code)),
          },
        }),
    }),
  spotlights: () =>
    queryOptions({ queryKey: [...offerQueries.all, 'spotlights'], queryFn: () => listSpotlights() }),
}
