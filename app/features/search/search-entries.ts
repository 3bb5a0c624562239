import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'
import type { HelpArticle } from '#app/backend/contract/help.ts'
import type { Offer } from '#app/backend/contract/offers.ts'
import type { Reward } from '#app/backend/contract/rewards.ts'
import type { Order } from '#app/backend/contract/transactions.ts'
import type { SearchEntry } from './search-index.ts'

const join = (...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(' ')

export const offerEntry = ({ offerCode, cmsContent, category }: Offer): SearchEntry => ({
  kind: 'offer',
  code: offerCode,
  title: cmsContent.title,
  summary: cmsContent.brand.title,
  image: cmsContent.swatch.url,
  names: join(...category.map(({ name }) => name)),
  text: join(cmsContent.details, cmsContent.exclusions, cmsContent.couponCode),
})

export const rewardEntry = (reward: Reward): SearchEntry => ({
  kind: 'reward',
  code: reward.code,
  title: reward.title,
  summary: reward.summary,
  image: reward.image.url,
  names: join(reward.brandInfo.fields.title, reward.category.fields.name),
  text: reward.details,
})

export const giftCardEntry = ({ brandId, brandName, cmsContent }: GiftCardBrand): SearchEntry => ({
  kind: 'gift-card',
  code: brandId,
  title: brandName,
  summary: cmsContent.description,
  image: cmsContent.swatch.url,
  names: cmsContent.category.name,
  text: '',
})

export const helpEntry = ({ slug, title, summary, category, sections }: HelpArticle): SearchEntry => ({
  kind: 'help',
  code: slug,
  title,
  summary,
  image: null,
  names: category.name,
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
