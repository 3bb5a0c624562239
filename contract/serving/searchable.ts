import type { Announcement } from '../announcements.ts'
import type { GiftCardBrand } from '../gift-cards.ts'
import type { HelpArticle } from '../help.ts'
import type { Offer } from '../offers.ts'
import { cheapestAmount } from '../order-line.ts'
import type { Reward } from '../rewards.ts'
import type { ContentHit, ContentKind } from '../search.ts'
import type { Written } from '../search-match.ts'
import type { Language } from '../values.ts'
import { countedPoints, type Localised, text, textIn } from './words.ts'

/** A hit with its searchable texts. */
export type Searchable = ContentHit & Written

/** Common words for each kind: “harbour offer”, « carte-cadeau librairie ». */
const kindWords: Record<ContentKind, Localised> = {
  offer: text('offers', 'offres'),
  reward: text('rewards', 'récompenses'),
  'gift-card': text('gift cards', 'cartes-cadeaux'),
  help: text('help', 'aide'),
  announcement: text('announcements news', 'annonces nouvelles'),
}
const couponWords = text('coupon discount promo code', 'coupon rabais bon de réduction code promo')

const join = (...words: readonly (string | false | null | undefined)[]) => words.filter(Boolean).join(' ')

/** "From 1,000 points", « Dès 1 000 points ». */
function fromPoints(points: number): Localised {
  const { en, fr } = countedPoints(points)
  return { en: `From ${en}`, fr: `Dès ${fr}` }
}

/** An announcement's body continues its title: as a summary of its own it begins with a capital. */
const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How each kind of content is indexed and presented, in one language. */
export const searchableIn = (language: Language) => ({
  offer: ({ offerCode, cmsContent, category, headline }: Offer): Searchable => {
    const { title, brand, swatch, isCouponBased, details, exclusions, couponCode } = cmsContent
    return {
      kind: 'offer',
      code: offerCode,
      title,
      summary: brand.title,
      image: swatch,
      value: join(headline.value, headline.unit),
      names: join(
        textIn(kindWords.offer, language),
        brand.title,
        isCouponBased && textIn(couponWords, language),
      ),
      category: join(...category.map(({ name }) => name)),
      text: join(headline.value, headline.unit, details, exclusions, couponCode),
    }
  },

  reward: ({
    code,
    title,
    summary,
    image,
    brandInfo,
    category,
    details,
    pointsConversionLabel,
  }: Reward): Searchable => ({
    kind: 'reward',
    code,
    title,
    summary,
    image,
    value: pointsConversionLabel || null,
    names: join(textIn(kindWords.reward, language), brandInfo.fields.title),
    category: category.fields.name,
    text: join(summary, details),
  }),

  'gift-card': (brand: GiftCardBrand): Searchable => {
    const { brandId, brandName, cmsContent } = brand
    const cheapest = cheapestAmount(brand)
    return {
      kind: 'gift-card',
      code: brandId,
      title: brandName,
      summary: cmsContent.description,
      image: cmsContent.swatch,
      value: cheapest ? textIn(fromPoints(cheapest.points), language) : null,
      names: textIn(kindWords['gift-card'], language),
      category: cmsContent.category.name,
      text: cmsContent.description,
    }
  },

  help: ({ slug, title, summary, category, sections }: HelpArticle): Searchable => ({
    kind: 'help',
    code: slug,
    title,
    summary,
    image: null,
    names: textIn(kindWords.help, language),
    category: category.name,
    text: join(summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])),
  }),

  announcement: ({ id, title, body }: Announcement): Searchable => ({
    kind: 'announcement',
    code: id,
    title,
    summary: asSentence(body.split(/\n\s*\n/)[0] ?? ''),
    image: null,
    names: textIn(kindWords.announcement, language),
    text: body,
  }),
})
