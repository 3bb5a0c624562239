import type { GiftCardFormat } from '@borealis/contract/values.ts'
import type { Locator } from '@playwright/test'
import { pointsPerDollar, skuOf } from '../../sandbox/seed/content/gift-cards.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import { expect, type Site } from './journey.ts'

export const BRAND = 'prairie-outfitters'
/** The cheapest denomination of that brand, in points. */
export const PRICE = 2_500

const formatName = { 'E-Card': 'giftCards_eCard', Physical: 'giftCards_physical' } as const

/** Goes from the brand's page to the review, by clicks. `openReview` is quicker. */
export async function reviewOrder(site: Site, format: GiftCardFormat = 'E-Card'): Promise<void> {
  const { page } = site
  await site.open(`/gift-cards/${BRAND}`)
  await site.link('giftCards_redeem').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('radio', { name: site.say(formatName[format]) }).check()
  await site.button('redeem_formatNext').click()
  await expect(question(site, 'redeem_amountQuestion')).toBeVisible()
  await page.getByRole('dialog').getByRole('radio').first().check({ force: true })
  if (format === 'Physical') {
    await site.button('redeem_toAddress').click()
    await expect(question(site, 'redeem_addressQuestion')).toBeVisible()
    await page.getByRole('dialog').getByRole('radio').first().check()
  }
  await site.button('redeem_toReview').click()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
}

const SKU = skuOf(BRAND, PRICE / pointsPerDollar)

/** An order of one such e-card, for the plan of a customer. */
export const eCardOrder = {
  lines: [{ name: 'Prairie Outfitters', id: BRAND, sku: SKU, points: PRICE, qty: 1 }],
}

/** The path of the review of one e-card, by its price in points. */
export const reviewPathOf = (brand: string, price: number): string =>
  `/gift-cards/${brand}/redeem?${new URLSearchParams({
    step: 'review',
    format: 'E-Card',
    sku: skuOf(brand, price / pointsPerDollar),
    quantity: '1',
  })}`
export const reviewPath = reviewPathOf(BRAND, PRICE)

export async function openReview(site: Site): Promise<void> {
  await site.open(reviewPath)
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
}

export const question = (site: Site, key: MessageKey): Locator =>
  site.page.getByRole('heading', { name: site.say(key) })

/** The button that starts the step-up. */
export const spendButton = (site: Site): Locator =>
  site.button('redeem_submit', { points: site.points(PRICE) })
