import { announcement } from '@borealis/contract/announcements.ts'
import { namedFields } from '@borealis/contract/conformance/judge.ts'
import { giftCardBrand } from '@borealis/contract/gift-cards.ts'
import { helpArticle, helpList } from '@borealis/contract/help.ts'
import { offer } from '@borealis/contract/offers.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { reward } from '@borealis/contract/rewards.ts'
import { dollars, wholeDollars } from '@borealis/contract/serving/words.ts'
import { spotlight } from '@borealis/contract/spotlights.ts'
import { codeName, type Image, type Language } from '@borealis/contract/values.ts'
import { z } from 'zod'
import type { ContentSource } from '../sources.ts'
import { type Asset, type ContentfulSettings, type Entry, readEntries } from './delivery.ts'
import { plainText, sectionsOf } from './rich-text.ts'

export interface ContentfulSource extends ContentfulSettings {
  /** The space's locale of each language, such as `en-CA`. */
  readonly locales: Readonly<Record<Language, string>>
  readonly log: (line: string) => void
}

/** The content model of `content-model.json`, as the adapter's content. Another model is another file like this one. */
export function contentful({ locales, log, ...settings }: ContentfulSource): ContentSource {
  return async (language) => {
    const entries = await readEntries(settings, locales[language], [...Object.keys(mappings), 'brand'])
    /** What fits the contract. One entry that does not takes no list from anybody: it is left out, and named in the log. */
    const all = <T extends z.ZodType>(type: keyof typeof mappings, schema: T): z.output<T>[] =>
      entries
        .filter((entry) => entry.type === type)
        .flatMap((entry) => {
          const read = schema.safeParse(mappings[type](fieldsOf(entry, language), entry, language))
          if (read.success) return [read.data]
          log(`contentful ${type} ${entry.id} (${locales[language]}): ${namedFields(read.error).join('; ')}`)
          return []
        })
    const [programme] = all('programme', programmeSchema)
    if (!programme) throw new Error('Contentful has no entry of the content type programme that fits')
    const categories = all('category', codeName.extend({ order: z.number() })).toSorted(
      (a, b) => a.order - b.order,
    )
    const articles = all('helpArticle', helpArticle)
    return {
      pageData: { ...programme.pageData, months: monthsIn(locales[language]) },
      offers: all('offer', offer),
      rewards: all('reward', reward),
      giftCards: all('giftCard', giftCardBrand),
      categories: categories.map(({ code, name }) => ({ code, name })),
      spotlights: all('spotlight', spotlight.extend({ order: z.number() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ order: __, ...one }) => one),
      announcements: all('announcement', announcement),
      help: {
        ...programme.help,
        articles,
        categories: uniqueCodes(articles.map(({ category }) => category)),
      },
    }
  }
}

const programmeSchema = z.object({
  pageData: pageData.omit({ featureFlags: true, months: true }),
  help: helpList.omit({ articles: true, categories: true }),
})

/** The fields of an entry, as the contract wants them. What is empty is absent in Contentful. */
export interface Fields {
  value(name: string): unknown
  /** A field of JSON that has no locales, so that a price stands once: its texts are `{"en": …, "fr": …}`. */
  json(name: string): unknown
  text(name: string): string
  flag(name: string): boolean
  list(name: string): unknown[]
  rich(name: string): string
  image(name: string): Image | null
  linked(name: string): Fields | undefined
  /** A linked entry with a code and a name: a category, or a brand by its title. */
  named(name: string, of?: 'name' | 'title'): object | undefined
}

function fieldsOf({ fields }: Entry, language: Language): Fields {
  const linked = (name: string) => {
    const to = fields[name]
    return isEntry(to) ? fieldsOf(to, language) : undefined
  }
  return {
    value: (name) => fields[name] ?? null,
    json: (name) => inLanguage(fields[name] ?? null, language),
    text: (name) => (typeof fields[name] === 'string' ? fields[name] : ''),
    flag: (name) => fields[name] === true,
    list: (name) => (Array.isArray(fields[name]) ? fields[name] : []),
    rich: (name) => plainText(fields[name]),
    image: (name) => imageOf(fields[name]),
    linked,
    named: (name, of = 'name') => {
      const to = linked(name)
      return to && { code: to.text('code'), [of]: to.text(of) }
    },
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'type' in value && 'fields' in value

/** Pictures come without a scheme, and from another host: `IMAGE_HOSTS` of the site names it. */
function imageOf(value: unknown): Image | null {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return null
  // `readEntries` puts nothing but parsed assets in the place of their links.
  const { file, description, title } = (value as Asset).fields
  const size = file?.details.image
  if (!file || !size) return null
  return { url: file.url.replace(/^\/\//, 'https://'), label: description ?? title ?? '', ...size }
}

/** By content type: what an entry is to the contract. */
export const mappings = {
  programme: (one: Fields) => {
    const { help, ...lists } = z.record(z.string(), z.unknown()).catch({}).parse(one.value('lists'))
    const numbers = ['pointsPerDollar', 'minimumAge', 'redemptionLimits', 'pointsExpiry'] as const
    return {
      pageData: {
        public: { auth: {} },
        accountSegments: [],
        experiments: [],
        palettes: [],
        takeovers: [],
        ...lists,
        // Absent and null are not the same to the contract.
        ...Object.fromEntries(
          numbers.flatMap((name) => (one.value(name) === null ? [] : [[name, one.value(name)]])),
        ),
        welcomePoints: one.value('welcomePoints'),
        termsVersion: one.text('termsVersion'),
        waysToSpend: one.json('waysToSpend'),
        labels: one.value('labels'),
        shareImage: one.image('shareImage'),
      },
      help: help ?? {},
    }
  },

  category: (one: Fields) => ({ code: one.text('code'), name: one.text('name'), order: one.value('order') }),

  offer: (one: Fields) => ({
    offerCode: one.text('offerCode'),
    kind: one.text('kind'),
    startDate: dayOf(one.text('startDate')),
    endDate: dayOf(one.text('endDate')),
    category: one
      .list('categories')
      .flatMap((to) => (isEntry(to) ? to : []))
      .map(({ fields: { code, name } }) => ({ code, name })),
    provinceCodes: one.list('provinceCodes'),
    isLimitedTime: one.flag('isLimitedTime'),
    isFeatured: one.flag('isFeatured'),
    popularity: one.value('popularity'),
    headline: { value: one.text('headlineValue'), unit: one.text('headlineUnit') },
    reason: one.value('reason'),
    cmsContent: {
      title: one.text('title'),
      brand: one.named('brand', 'title'),
      image: one.image('image'),
      swatch: one.image('swatch') ?? one.linked('brand')?.image('swatch'),
      isCouponBased: one.text('couponCode') !== '',
      couponCode: one.value('couponCode'),
      exclusions: one.text('exclusions'),
      ...termsOf(one),
      details: one.rich('details'),
    },
  }),

  reward: (one: Fields) => ({
    code: one.text('code'),
    title: one.text('title'),
    brandInfo: { fields: { title: one.linked('brand')?.text('title') ?? '' } },
    category: { fields: one.named('category') },
    pointsConversionLabel: one.text('pointsConversionLabel'),
    fromPoints: one.value('fromPoints'),
    image: one.image('image'),
    summary: one.text('summary'),
    details: one.rich('details'),
    ...termsOf(one),
    isFeatured: one.flag('isFeatured'),
    wayToRedeem: one.value('wayToRedeem'),
  }),

  giftCard: (one: Fields, _: Entry, language: Language) => ({
    brandId: one.text('brandId'),
    brandName: one.text('brandName'),
    cmsContent: {
      category: one.named('category'),
      image: one.image('image'),
      swatch: one.image('swatch') ?? one.image('image'),
      featuredImage: one.image('featuredImage'),
      description: one.rich('description'),
      ...termsOf(one),
    },
    formats: one.list('formats'),
    denominations: z
      .array(z.looseObject({ valueCents: z.int() }))
      .catch([])
      .parse(one.json('denominations'))
      .map((amount) => ({ name: worthOf(amount.valueCents)[language], ...amount })),
    popularity: one.value('popularity'),
    deliveryPromises: one.json('deliveryPromises'),
  }),

  spotlight: (one: Fields) => ({
    spotlightCode: one.text('spotlightCode'),
    linkedType: one.text('linkedType'),
    linkedCategoryCode: one.linked('category')?.text('code') ?? null,
    linkedCode: one.value('linkedCode'),
    order: one.value('order') ?? 0,
    cmsContent: {
      title: one.text('title'),
      description: one.rich('description'),
      brand: one.named('brand', 'title'),
      webImage: one.image('webImage'),
      page: one.value('page'),
      category: one.named('category') ?? null,
    },
  }),

  announcement: (one: Fields, { id }: Entry) => ({
    id,
    level: one.text('level'),
    title: one.text('title'),
    body: one.rich('body'),
    isDismissible: one.flag('isDismissible'),
    publishedAt: momentOf(one.text('publishedAt')),
    endsAt: momentOf(one.text('endsAt')),
    path: one.value('path'),
  }),

  helpArticle: (one: Fields, { updatedAt }: Entry) => ({
    slug: one.text('slug'),
    title: one.text('title'),
    summary: one.text('summary'),
    category: one.named('category'),
    sections: sectionsOf(one.value('body'), one.text('title')),
    updatedOn: dayOf(updatedAt),
  }),
}

const termsOf = (one: Fields) => ({
  howToSpend: one.rich('howToSpend'),
  termsAndConditions: one.rich('termsAndConditions'),
})

/** A date field may carry a time, and its editor writes moments without seconds. */
const dayOf = (text: string) => (text === '' ? null : text.slice(0, 10))
function momentOf(text: string): string | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** “$25” and “$12.50”, unless an amount has a name of its own. */
const worthOf = (cents: number) => (cents % 100 === 0 ? wholeDollars(cents / 100) : dollars(cents))

function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language))
  const text = bothLanguages.safeParse(value).data
  if (text) return text[language]
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]))
}
const bothLanguages = z.strictObject({ en: z.string(), fr: z.string() })

const uniqueCodes = <T extends { readonly code: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [one.code, one])).values(),
]

/** The names of months are no content. */
const monthsIn = (locale: string) =>
  Array.from({ length: 12 }, (_, index) => {
    const named = (month: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, index, 15))
    return {
      number: index + 1,
      name: named('long'),
      shortName: named('short').replace(/(?<=^[A-Z]\w+)\.$/, ''),
    }
  })
