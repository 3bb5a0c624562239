import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { announcementList } from '../announcements.ts'
import type { Operation } from '../calls.ts'
import { type GiftCardBrand, giftCardList } from '../gift-cards.ts'
import { helpList } from '../help.ts'
import { FILTER_CODE, lineFilters, OFFER_CATEGORY } from '../limits.ts'
import { offerList } from '../offers.ts'
import { type PageData, pageData } from '../page-data.ts'
import { rewardList } from '../rewards.ts'
import type { Asker } from './ask.ts'
import { differs, type Report } from './report.ts'
import { type Known, NOBODY, operations, refusesBadBodies, sample } from './sample-calls.ts'

/** Tests calls that need no sign-in, in both languages, and calls that must be refused without one. Changes nothing. */
export async function checkAsVisitor(
  asker: Asker,
  report: Report,
  { extensions }: { readonly extensions: boolean },
): Promise<Known> {
  const read = await readContent(asker, report)
  // This one changes what a core call does: a new e-mail address waits for its link.
  const emailConfirmation = read.flags.emailConfirmation === true
  const known = extensions ? read : { ...read, flags: { emailConfirmation } }
  for (const operation of operations) {
    const call = asker.callOf(operation)
    if (call.flag && !known.flags[call.flag]) continue
    if (call.auth === 'optional' || call.auth === 'none') {
      if (call.auth === 'optional') await refusesNonsense(asker, operation, known)
      if (call.auth === 'none') await refusesBadBodies(asker, operation, sample(operation, call, known))
      continue
    }
    const question = sample(operation, call, known)
    await asker.refuses(operation, 'without a token', ['UNAUTHENTICATED'], question)
    await refusesNonsense(asker, operation, known)
  }
  for (const operation of ['confirmEmail', 'unsubscribe'] as const) {
    const { flag } = asker.callOf(operation)
    if (!flag || !known.flags[flag]) continue
    const body = { token: crypto.randomUUID() }
    await asker.refuses(operation, 'by a link that nobody sent', ['LINK_EXPIRED'], { body })
  }
  return known
}

const refusesNonsense = (asker: Asker, operation: Operation, known: Known) =>
  asker.refuses(operation, 'with a token that is none', ['UNAUTHENTICATED'], {
    ...sample(operation, asker.callOf(operation), known),
    bearer: 'nonsense',
  })

async function readContent(asker: Asker, report: Report): Promise<Known> {
  const data = pageData.safeParse(await asker.succeeds('getPageData', 'for a visitor')).data
  const offers = offerList.safeParse(await asker.succeeds('listOffers', 'for a visitor')).data
  const rewards = rewardList.safeParse(await asker.succeeds('listRewards', 'for a visitor')).data
  const cards = giftCardList.safeParse(await asker.succeeds('listGiftCards', 'for a visitor')).data
  const found = (of: Operation, asked: string, differs: string[], notes: string[] = []) =>
    report.add({ of, asked, differs, notes })
  if (data) found('getPageData', 'what belongs together', judgePageData(data))
  if (offers)
    found(
      'listOffers',
      'what belongs together',
      differs(
        offers.categories.some(({ code }) => !OFFER_CATEGORY.test(code)),
        `expected codes of \`categories\` that match ${OFFER_CATEGORY.source}`,
      ),
    )
  const isUnknown = rewards?.rewards.some(({ wayToRedeem }) => wayToRedeem.type === 'other') ?? false
  found(
    'listRewards',
    'the ways to redeem',
    [],
    differs(isUnknown, 'a way that the site does not know: the reward has no link'),
  )
  if (cards) found('listGiftCards', 'what belongs together', judgeGiftCards(cards.brands))
  const brand = cards?.brands[0]
  const ids: Record<string, string> = {}
  const first = {
    offerCode: offers?.offers[0]?.offerCode,
    code: rewards?.rewards[0]?.code,
    brandId: brand?.brandId,
    sku: brand?.denominations[0]?.sku,
  }
  for (const [name, id] of Object.entries(first)) if (id) ids[name] = id
  await asker.succeeds('listSpotlights', 'for a visitor')
  const news = announcementList.safeParse(await asker.succeeds('listAnnouncements', 'for a visitor')).data
  const help = helpList.safeParse(await asker.succeeds('listHelp', 'for a visitor')).data
  for (const [operation, name, listed] of [
    ['getOffer', 'offerCode', offers?.offers[0]],
    ['getReward', 'code', rewards?.rewards[0]],
    ['getGiftCard', 'brandId', brand],
  ] as const) {
    const id = ids[name]
    if (id) {
      const one = await asker.succeeds(operation, 'the first of its list', { params: { [name]: id } })
      const said = z.record(z.string(), z.unknown()).safeParse(one).data?.[name]
      if (said !== undefined)
        found(operation, 'the one that was asked for', [
          ...differs(said !== id, `expected the asked \`${name}\``),
          ...differs(
            said === id && !isDeepStrictEqual(asker.callOf(operation).response?.safeParse(one).data, listed),
            'expected the same as in its list',
          ),
        ])
    }
    await asker.refuses(operation, 'one that does not exist', ['NOT_FOUND'], { params: { [name]: NOBODY } })
  }
  const titles = {
    offer: offers?.offers[0]?.cmsContent.title,
    reward: rewards?.rewards[0]?.title,
    'gift-card': brand?.brandName,
    help: help?.articles[0]?.title,
    announcement: news?.announcements[0]?.title,
  }
  return { ids, flags: data?.featureFlags ?? {}, minimumAge: data?.minimumAge ?? 0, titles }
}

/** Rules of the contract for page data beyond the types of its fields. */
export function judgePageData(data: PageData): string[] {
  const { historyCategories, cardTypes, dateRanges, palettes, takeovers, waysToSpend } = data
  const known = new Set(palettes.map(({ brandCode }) => brandCode))
  return [
    ...lineFilters.flatMap(({ names }) =>
      differs(data[names][0]?.code !== 'ALL', `expected ALL first in \`${names}\``),
    ),
    ...Object.entries({ historyCategories, cardTypes, dateRanges }).flatMap(([name, named]) =>
      differs(
        named.some(({ code }) => !FILTER_CODE.test(code)),
        `expected codes in \`${name}\` that match ${FILTER_CODE.source}`,
      ),
    ),
    ...differs(
      dateRanges.filter(({ isDefault }) => isDefault).length !== 1,
      'expected one of `dateRanges` to be the default',
    ),
    ...differs(
      waysToSpend.some(
        ({ centsPer1000Points }, at) =>
          centsPer1000Points > (waysToSpend[at - 1]?.centsPer1000Points ?? centsPer1000Points),
      ),
      'expected the best value first in `waysToSpend`',
    ),
    ...differs(
      takeovers.some(({ brandCode }) => !known.has(brandCode)),
      'expected a palette with the `brandCode` of each takeover',
    ),
  ]
}

/** Rules of the contract for gift cards beyond the types of their fields. */
export function judgeGiftCards(brands: readonly GiftCardBrand[]): string[] {
  const amounts = brands.flatMap(({ formats, denominations }) =>
    denominations.map((one) => ({ formats, ...one })),
  )
  return [
    ...differs(
      brands.some(({ denominations }) =>
        denominations.some(({ points }, at) => points < (denominations[at - 1]?.points ?? 0)),
      ),
      'expected the cheapest of `denominations` first',
    ),
    ...differs(
      brands.some(
        ({ formats, deliveryPromises }) =>
          Object.keys(deliveryPromises).toSorted().join() !== formats.toSorted().join(),
      ),
      'expected a delivery promise for each format, and for no other',
    ),
    ...differs(
      amounts.some(({ formats, stock }) =>
        Object.keys(stock).some((format) => !formats.some((one) => one === format)),
      ),
      'expected `stock` of the formats that the brand offers, and of no other',
    ),
    ...differs(
      // A brand in no format that the site orders is sold out.
      amounts.some(
        ({ formats, stock }) => formats.length > 0 && formats.every((format) => stock[format] === undefined),
      ),
      'expected each amount to have `stock` of a format that its brand offers',
    ),
    ...differs(new Set(amounts.map(({ sku }) => sku)).size !== amounts.length, 'expected each `sku` once'),
  ]
}
