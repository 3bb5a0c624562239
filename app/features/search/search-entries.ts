import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'
import type { HelpArticle } from '#app/backend/contract/help.ts'
import type { Offer } from '#app/backend/contract/offers.ts'
import type { Reward } from '#app/backend/contract/rewards.ts'
import type { Order } from '#app/backend/contract/transactions.ts'
import * as m from '#app/paraglide/messages.js'
import type { SearchEntry } from './search-index.ts'

const join = (...words: readonly (string | false | null | undefined)[]) => words.filter(Boolean).join(' ')

/** Each is found by what kind of thing it is, too: « carte-cadeau librairie », “harbour offer”. */
export const offerEntry = ({ offerCode, cmsContent, category, headline }: Offer): SearchEntry => ({
  kind: 'offer',
  code: offerCode,
  title: cmsContent.title,
  summary: m.search_offerSummary({
    headline: join(headline.value, headline.unit),
    brand: cmsContent.brand.title,
  }),
  image: cmsContent.swatch.url,
  names: join(
    m.offers_title(),
    cmsContent.isCouponBased && m.search_wordsCoupon(),
    ...category.map(({ name }) => name),
  ),
  text: join(cmsContent.details, cmsContent.exclusions, cmsContent.couponCode),
})

export const rewardEntry = (reward: Reward): SearchEntry => ({
  kind: 'reward',
  code: reward.code,
  title: reward.title,
  summary: reward.summary,
  image: reward.image.url,
  names: join(m.rewards_title(), reward.brandInfo.fields.title, reward.category.fields.name),
  text: reward.details,
})

export const giftCardEntry = ({ brandId, brandName, cmsContent }: GiftCardBrand): SearchEntry => ({
  kind: 'gift-card',
  code: brandId,
  title: brandName,
  summary: cmsContent.description,
  image: cmsContent.swatch.url,
  names: join(m.giftCards_title(), cmsContent.category.name),
  text: '',
})

export const helpEntry = ({ slug, title, summary, category, sections }: HelpArticle): SearchEntry => ({
  kind: 'help',
  code: slug,
  title,
  summary,
  image: null,
  names: join(m.site_footerHelp(), category.name),
  text: join(...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])),
})

export const orderEntry = ({ orderNumber, title, statusText, image, lines }: Order): SearchEntry => ({
  kind: 'order',
  code: orderNumber,
  title,
  summary: statusText,
  image: image?.url ?? null,
  names: orderNumber,
  text: join(...lines.map(({ name }) => name)),
})
