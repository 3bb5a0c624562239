import { announcement } from '@borealis/contract/announcements.ts'
import { namedFields } from '@borealis/contract/conformance/judge.ts'
import { giftCardBrand } from '@borealis/contract/gift-cards.ts'
import { helpArticle, helpList } from '@borealis/contract/help.ts'
import { offer } from '@borealis/contract/offers.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { reward } from '@borealis/contract/rewards.ts'
import { dayIn } from '@borealis/contract/serving/days.ts'
import { type Localised, textIn, worthOf } from '@borealis/contract/serving/words.ts'
import { spotlight } from '@borealis/contract/spotlights.ts'
import { markedEnglish } from '@borealis/contract/text.ts'
import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { codeName, type Image, type Language } from '@borealis/contract/values.ts'
import { z } from 'zod'
import type { Content, ContentSource } from '../sources.ts'
import { type ContentfulSettings, type Entry, readEntries } from './delivery.ts'
import { plainText, type Section, sectionsOf } from './rich-text.ts'

export interface ContentfulSource extends ContentfulSettings {
  /** The space's locale of each language, such as `en-CA`; English of one that is not named. */
  readonly locales: Localised
  readonly log: (line: string) => void
}

/** The content model of `content-model.json`, as the adapter's content. Another model is another file like this one. */
export function contentful({ locales, log, ...settings }: ContentfulSource): ContentSource {
  return async () => {
    const entries = await readEntries(settings, [...Object.keys(mappings), 'brand'])
    return { en: contentIn('en', entries), fr: contentIn('fr', entries) }
  }

  function contentIn(language: Language, entries: readonly Entry[]): Content {
    const reader = { language, wanted: textIn(locales, language), english: locales.en }
    /** What fits the contract. One entry that does not takes no list from anybody: it is left out, and named in the log. */
    const all = <T extends z.ZodType>(type: keyof typeof mappings, schema: T): z.output<T>[] =>
      entries
        .filter((entry) => entry.type === type)
        .flatMap((entry) => {
          const read = schema.safeParse(mappings[type](fieldsOf(entry, reader), entry, language))
          if (read.success) return [read.data]
          log(
            `contentful ${type} ${entry.id} (${textIn(locales, language)}): ${namedFields(read.error).join('; ')}`,
          )
          return []
        })
    const [programme] = all('programme', programmeSchema)
    if (!programme) throw new Error('Contentful has no entry of the content type programme that fits')
    const categories = all('category', codeName.extend({ order: z.number() })).toSorted(
      (a, b) => a.order - b.order,
    )
    const articles = all('helpArticle', helpArticle)
    return {
      pageData: { ...programme.pageData, months: monthsIn(textIn(locales, language)) },
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
  /** A code, an address, a date. */
  text(name: string): string
  /** What people read. Where it is not translated it is marked as English, so that the site says so. */
  words(name: string): string
  flag(name: string): boolean
  list(name: string): unknown[]
  linkedList(name: string): Fields[]
  rich(name: string): string
  sections(name: string, title: string): Section[]
  image(name: string): Image | null
  linked(name: string): Fields | undefined
  /** A linked entry with a code and a name: a category, or a brand by its title. */
  named(name: string, of?: 'name' | 'title'): object | undefined
}

interface Reader {
  readonly language: Language
  readonly wanted: string
  readonly english: string
}

function fieldsOf({ fields }: Entry, reader: Reader): Fields {
  const { language, wanted, english } = reader
  /** In the language, or what stands in the default locale: a field without locales, or one that is not translated. */
  const read = (name: string): unknown => fields[name]?.[wanted] ?? fields[name]?.[english] ?? null
  const isTranslated = (name: string) => wanted === english || fields[name]?.[wanted] !== undefined
  const inItsLanguage = (name: string, text: string) =>
    text === '' || isTranslated(name) ? text : markedEnglish(text)
  const text = (name: string) => {
    const value = read(name)
    return typeof value === 'string' ? value : ''
  }
  const linked = (name: string) => {
    const to = read(name)
    return isEntry(to) ? fieldsOf(to, reader) : undefined
  }
  const words = (name: string) => inItsLanguage(name, text(name))
  return {
    value: read,
    json: (name) => inLanguage(read(name), language),
    text,
    words,
    flag: (name) => read(name) === true,
    list: (name) => [read(name)].flat().filter((one) => one !== null),
    linkedList: (name) => [read(name)].flat().flatMap((one) => (isEntry(one) ? fieldsOf(one, reader) : [])),
    rich: (name) => inItsLanguage(name, plainText(read(name))),
    sections: (name, title) =>
      sectionsOf(read(name), title).map(({ heading, paragraphs }) => ({
        heading: inItsLanguage(name, heading),
        paragraphs: paragraphs.map((paragraph) => inItsLanguage(name, paragraph)),
      })),
    image: (name) => imageOf(linked(name)),
    linked,
    named: (name, of = 'name') => {
      const to = linked(name)
      return to && { code: to.text('code'), [of]: to.words(of) }
    },
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'type' in value && 'fields' in value

const file = z.object({
  url: z.string(),
  details: z.object({ image: z.object({ width: z.int(), height: z.int() }) }),
})

/** Pictures come without a scheme, and from another host: `IMAGE_HOSTS` of the site names it. */
function imageOf(asset: Fields | undefined): Image | null {
  const read = file.safeParse(asset?.value('file')).data
  if (!asset || !read) return null
  const label = asset.text('description') || asset.text('title')
  return { url: read.url.replace(/^\/\//, 'https://'), label, ...read.details.image }
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

  category: (one: Fields) => ({ code: one.text('code'), name: one.words('name'), order: one.value('order') }),

  offer: (one: Fields) => ({
    offerCode: one.text('offerCode'),
    kind: one.text('kind'),
    startDate: dayOf(one.text('startDate')),
    endDate: dayOf(one.text('endDate')),
    category: one.linkedList('categories').map((to) => ({ code: to.text('code'), name: to.words('name') })),
    provinceCodes: one.list('provinceCodes'),
    isLimitedTime: one.flag('isLimitedTime'),
    isFeatured: one.flag('isFeatured'),
    popularity: one.value('popularity'),
    headline: { value: one.text('headlineValue'), unit: one.words('headlineUnit') },
    reason: one.value('reason'),
    cmsContent: {
      title: one.words('title'),
      brand: one.named('brand', 'title'),
      image: one.image('image'),
      swatch: one.image('swatch') ?? one.linked('brand')?.image('swatch'),
      isCouponBased: one.text('couponCode') !== '',
      couponCode: one.value('couponCode'),
      exclusions: one.words('exclusions'),
      ...termsOf(one),
      details: one.rich('details'),
    },
  }),

  reward: (one: Fields) => ({
    code: one.text('code'),
    title: one.words('title'),
    brandInfo: { fields: { title: one.linked('brand')?.words('title') ?? '' } },
    category: { fields: one.named('category') },
    pointsConversionLabel: one.words('pointsConversionLabel'),
    fromPoints: one.value('fromPoints'),
    image: one.image('image'),
    summary: one.words('summary'),
    details: one.rich('details'),
    ...termsOf(one),
    isFeatured: one.flag('isFeatured'),
    wayToRedeem: one.value('wayToRedeem'),
  }),

  giftCard: (one: Fields, _: Entry, language: Language) => ({
    brandId: one.text('brandId'),
    brandName: one.words('brandName'),
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
      .map((amount) => ({ name: textIn(worthOf(amount.valueCents), language), ...amount })),
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
      title: one.words('title'),
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
    title: one.words('title'),
    body: one.rich('body'),
    isDismissible: one.flag('isDismissible'),
    publishedAt: momentOf(one.text('publishedAt')),
    endsAt: momentOf(one.text('endsAt')),
    path: one.value('path'),
  }),

  helpArticle: (one: Fields, { updatedAt }: Entry) => ({
    slug: one.text('slug'),
    title: one.words('title'),
    summary: one.words('summary'),
    category: one.named('category'),
    sections: one.sections('body', one.text('title')),
    updatedOn: dayHere(updatedAt),
  }),
}

const termsOf = (one: Fields) => ({
  howToSpend: one.rich('howToSpend'),
  termsAndConditions: one.rich('termsAndConditions'),
})

/** A date field may carry a time, and its editor writes moments without seconds. */
const dayOf = (text: string) => (text === '' ? null : text.slice(0, 10))
/** The day here of a moment that Contentful writes itself, in UTC, where our evening is tomorrow. */
function dayHere(text: string): string | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : dayIn(at, defaultTimeZone)
}
function momentOf(text: string): string | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language))
  const text = bothLanguages.safeParse(value).data
  if (text) return textIn(text, language)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]))
}
/** In these two, and perhaps in further ones. */
const bothLanguages = z.object({ en: z.string(), fr: z.string() }).catchall(z.string())

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
