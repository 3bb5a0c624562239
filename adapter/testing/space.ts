import { provinceCodes } from '@borealis/contract/provinces.ts'
import { amountKinds } from '@borealis/contract/redemptions.ts'
import { addDays } from '@borealis/contract/serving/days.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'

/*
 * A small programme as an editor would have it in Contentful, in the shape of its export: fields by locale, links by id. It is as
 * large as the conformance suite asks for.
 */

type Fields = Record<string, unknown>
const localised = ({ en, fr }: { en: unknown; fr: unknown }) => ({ 'en-CA': en, 'fr-CA': fr })
const both = (en: string, fr: string): Localised => ({ en, fr })
const isBoth = (value: unknown): value is Localised =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value

const entry = (type: string, id: string, fields: Fields) => ({
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
    updatedAt: '2026-11-20T15:04:05.678Z',
  },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isBoth(value) ? localised(value) : { 'en-CA': value },
    ]),
  ),
})
const linkTo = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
})
const asset = (id: string, width: number, height: number, en: string, fr: string) => ({
  sys: { id, type: 'Asset' },
  fields: {
    title: localised({ en, fr }),
    description: localised({ en, fr }),
    file: {
      'en-CA': {
        url: `//images.ctfassets.net/harbour/${id}/0f3c/${id}.jpg`,
        details: { size: 48_213, image: { width, height } },
        fileName: `${id}.jpg`,
        contentType: 'image/jpeg',
      },
    },
  },
})

const textNode = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const block = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })
const paragraph = (text: string) => block('paragraph', textNode(text))
/** A document with a heading, a list and a link, as the editor makes it. */
const document = (heading: string, first: string, ...items: string[]) =>
  block(
    'document',
    block('heading-2', textNode(heading)),
    block('paragraph', textNode(`${first} `), {
      nodeType: 'hyperlink',
      data: { uri: 'https://harbour.example/terms' },
      content: [textNode('harbour.example')],
    }),
    ...(items.length > 0
      ? [block('unordered-list', ...items.map((item) => block('list-item', paragraph(item))))]
      : []),
  )
const rich = (en: string, fr: string) => ({
  en: document('In short', en, 'In store', 'Online'),
  fr: document('En bref', fr, 'En magasin', 'En ligne'),
})

const categories = [
  ['groceries', 'Groceries and more', 'Épicerie et plus'],
  ['travel', 'Travel and trips', 'Voyages et escapades'],
  ['books', 'Books and music', 'Livres et musique'],
] as const
const names = (list: readonly (readonly [code: string, en: string, fr: string])[], language: Language) =>
  list.map(([code, en, fr]) => ({ code, name: language === 'en' ? en : fr }))

const lists = (language: Language) => ({
  awardTypes: names(
    [
      ['ALL', 'All', 'Tous'],
      ['EARN', 'Purchases', 'Achats'],
      ['BONUS', 'Bonus points', 'Points boni'],
      ['REDEEM', 'Redeemed points', 'Points échangés'],
      ['ADJUST', 'Corrections', 'Rectifications'],
    ],
    language,
  ),
  historyCategories: names(
    [
      ['ALL', 'All', 'Toutes'],
      ['GROCERIES', 'Groceries and more', 'Épicerie et plus'],
      ['BONUS', 'Bonus points', 'Points boni'],
      ['REDEMPTION', 'Redeemed points', 'Points échangés'],
    ],
    language,
  ),
  cardTypes: names(
    [
      ['ALL', 'All cards', 'Toutes les cartes'],
      ['MEMBER', 'Member card', 'Carte de membre'],
      ['CREDIT', 'Credit card', 'Carte de crédit'],
    ],
    language,
  ),
  interests: names(categories, language),
  genders: names(
    [
      ['F', 'Woman', 'Femme'],
      ['M', 'Man', 'Homme'],
      ['X', 'Another', 'Autre'],
    ],
    language,
  ),
  dateRanges: [
    { code: '90-DAYS', name: language === 'en' ? '3 months' : '3 mois', months: 3, isDefault: false },
    { code: 'YEAR', name: language === 'en' ? '12 months' : '12 mois', months: 12, isDefault: true },
  ],
  provinces: provinceCodes.map((code) => ({
    code,
    name: language === 'en' ? `Province ${code}` : `La province ${code}`,
  })),
  help: {
    contact: { phone: '1-800-555-0142', phoneHours: null, email: null, emailDetail: null, mail: null },
  },
})
/** JSON without locales: a rate stands once, and has texts in both languages. */
const ways = ['gift-cards', ...amountKinds].map((code, at) => ({
  code,
  name: both(`To spend on ${code}`, `À échanger : ${code}`),
  detail: both('Every point counts here.', 'Chaque point compte ici.'),
  centsPer1000Points: 1000 - at * 100,
  minPoints: 1000,
  stepPoints: 100,
}))
const labels = (language: Language) =>
  language === 'en'
    ? {
        details: 'Details',
        howToSpend: 'How to use it',
        termsAndConditions: 'Terms and conditions',
        readMoreTermsConditions: 'Read the full terms',
        expires: 'End date',
      }
    : {
        details: 'Détails',
        howToSpend: 'Comment en profiter',
        termsAndConditions: 'Conditions',
        readMoreTermsConditions: 'Lire toutes les conditions',
        expires: 'Date de fin',
      }
const inBoth = <T>(of: (language: Language) => T) => ({ en: of('en'), fr: of('fr') })

const today = new Date().toISOString().slice(0, 10)
const terms = {
  howToSpend: rich('Show your card at the counter. See', 'Montrez votre carte à la caisse. Voir'),
  termsAndConditions: rich('While supplies last. See', 'Jusqu’à épuisement des stocks. Voir'),
}

const offers = [
  'Fresh fruit on Fridays',
  'Coffee for early birds',
  'Fly away this spring',
  'Two books, one bag',
  'Warm bread at noon',
].map((title, at) =>
  entry('offer', `offer-${at + 1}`, {
    offerCode: `HARB-${at + 1}`,
    title: both(
      title,
      [
        'Des fruits le vendredi',
        'Du café pour les lève-tôt',
        'Envolez-vous ce printemps',
        'Deux livres, un sac',
        'Du pain chaud à midi',
      ][at] ?? '',
    ),
    kind: at === 1 ? 'more-ways-to-earn' : 'more-offers',
    startDate: addDays(today, -10 - at),
    ...(at !== 1 && { endDate: addDays(today, 10 + at) }),
    categories: [linkTo(`category-${categories[at % 3]?.[0]}`)],
    provinceCodes: at === 2 ? ['ON', 'QC'] : [],
    isLimitedTime: at === 0,
    isFeatured: at === 0,
    popularity: at + 1,
    headlineValue: both(`+${(at + 1) * 100}`, `+${(at + 1) * 100}`),
    headlineUnit: both('pts', 'pts'),
    brand: linkTo(at % 2 === 0 ? 'brand-harbour' : 'brand-maple'),
    ...(at === 0 && { image: linkTo('scene-1', 'Asset') }),
    ...(at === 3 && { couponCode: 'BOOKS2' }),
    exclusions: both('Not with other offers.', 'Non cumulable avec d’autres offres.'),
    details: rich('Buy it and earn more. See', 'Achetez et accumulez davantage. Voir'),
    ...terms,
  }),
)

const giftCards = ['maple-books', 'harbour-grocer'].map((brandId, at) =>
  entry('giftCard', `gift-${brandId}`, {
    brandId,
    brandName: at === 0 ? both('Maple Books', 'Livres Érable') : both('Harbour Grocer', 'Épicerie du Havre'),
    category: linkTo(at === 0 ? 'category-books' : 'category-groceries'),
    image: linkTo('card-1', 'Asset'),
    description: rich('A card for everybody. See', 'Une carte pour tout le monde. Voir'),
    ...terms,
    formats: ['E-Card', 'Physical'],
    denominations: [10, 25, 100].map((value) => ({
      sku: `${brandId}-${value}`,
      points: value * 100,
      valueCents: value * 100,
      stock: { 'E-Card': null, Physical: at > 0 ? 0 : value === 100 ? 1 : 40 },
    })),
    popularity: at + 1,
    deliveryPromises: {
      'E-Card': {
        short: both('Within 15 minutes', 'En 15 minutes'),
        sentence: both('By email, within 15 minutes.', 'Par courriel, en 15 minutes.'),
      },
      Physical: {
        short: both('In a week', 'En une semaine'),
        sentence: both('By mail, in a week.', 'Par la poste, en une semaine.'),
      },
    },
  }),
)

export const spaceExport = {
  assets: [
    asset('scene-1', 1600, 900, 'A market by the harbour', 'Un marché au bord du port'),
    asset('card-1', 640, 404, '', ''),
    asset('swatch-1', 200, 200, '', ''),
  ],
  entries: [
    entry('programme', 'programme', {
      termsVersion: '2026-11',
      welcomePoints: 500,
      pointsPerDollar: 100,
      minimumAge: 14,
      redemptionLimits: { minPoints: 1000, maxQuantity: 10, maxPointsPerDay: 100_000 },
      waysToSpend: ways,
      labels: inBoth(labels),
      lists: inBoth(lists),
    }),
    ...categories.map(([code, en, fr], order) =>
      entry('category', `category-${code}`, { code, name: both(en, fr), order }),
    ),
    entry('brand', 'brand-harbour', {
      code: 'harbour-grocer',
      title: both('Harbour Grocer', 'Épicerie du Havre'),
      swatch: linkTo('swatch-1', 'Asset'),
    }),
    entry('brand', 'brand-maple', {
      code: 'maple-books',
      title: both('Maple Books', 'Livres Érable'),
      swatch: linkTo('swatch-1', 'Asset'),
    }),
    ...offers,
    ...giftCards,
    ...['Movie night', 'A weekend away'].map((title, at) =>
      entry('reward', `reward-${at + 1}`, {
        code: `reward-${at + 1}`,
        title: both(title, at === 0 ? 'Soirée cinéma' : 'Une fin de semaine ailleurs'),
        brand: linkTo('brand-maple'),
        category: linkTo('category-travel'),
        pointsConversionLabel: both('From 1,000 points for $10', 'Dès 1 000 points pour 10 $'),
        fromPoints: 1000,
        image: linkTo('scene-1', 'Asset'),
        summary: both('Two seats and popcorn', 'Deux places et du maïs soufflé'),
        details: rich('Choose the day yourself. See', 'Choisissez le jour vous-même. Voir'),
        ...terms,
        isFeatured: at === 0,
        wayToRedeem: inBoth(() =>
          at === 0 ? { type: 'gift-card', brandId: 'maple-books' } : { type: 'travel' },
        ),
      }),
    ),
    entry('spotlight', 'spotlight-1', {
      spotlightCode: 'spot-1',
      title: both('Fruit and more fruit', 'Des fruits, encore des fruits'),
      description: { en: document('Now', 'All week.'), fr: document('Maintenant', 'Toute la semaine.') },
      order: 1,
      linkedType: 'offer',
      linkedCode: 'HARB-1',
      brand: linkTo('brand-harbour'),
      webImage: linkTo('scene-1', 'Asset'),
    }),
    entry('announcement', 'news-1', {
      title: both('Holiday hours at the counter', 'Heures des Fêtes à la caisse'),
      body: {
        en: document('Hours', 'We close at six.'),
        fr: document('Heures', 'Nous fermons à dix-huit heures.'),
      },
      level: 'info',
      isDismissible: true,
      // As its editor writes it: without seconds.
      publishedAt: `${addDays(today, -2)}T09:00-05:00`,
    }),
    ...['how-it-works', 'partners'].map((slug, at) =>
      entry('helpArticle', `help-${slug}`, {
        slug,
        title:
          at === 0
            ? both('How it all works', 'Comment tout fonctionne')
            : both('Where you earn points', 'Où accumuler des points'),
        summary: both('In a few words.', 'En quelques mots.'),
        category: linkTo('category-groceries'),
        body: rich('Show your card when you pay. See', 'Montrez votre carte en payant. Voir'),
      }),
    ),
  ],
}
