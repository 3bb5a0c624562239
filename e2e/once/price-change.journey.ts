import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { readPricedSku } from '../../app/domain/points.ts'
import type { Control } from '../../tests/support/control.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { question } from '../support/redeem.ts'

// Other journeys do not buy this card: a price is everybody's.
const SKU = 'vinyle-nord-25'
const PRICE = 2_500
const REVIEW = `/gift-cards/vinyle-nord/redeem?step=review&format=E-Card&sku=${SKU}&quantity=2`

/** Amounts of this card that nothing else buys. */
const [OTHER, THIRD] = ['vinyle-nord-50', 'vinyle-nord-100']

const FORMATS = ['E-Card', 'Physical'] as const
/** What a journey takes from everybody comes back, whether it passes or not. */
const sold = new Set<string>()
const prices = new Map<string, number>()

async function setStock(
  control: Control,
  sku: string,
  cards: number,
  formats: readonly GiftCardFormat[] = ['E-Card'],
): Promise<void> {
  sold.add(sku)
  for (const format of formats) await control.setStock(sku, format, cards)
}

async function setPrice(
  control: Control,
  points: number,
  [sku, before]: readonly [string, number] = [SKU, PRICE],
): Promise<void> {
  prices.set(sku, before)
  await control.setPrice(sku, points)
}

test.afterEach(async ({ control }) => {
  for (const sku of sold) await setStock(control, sku, 1_000, FORMATS)
  sold.clear()
  for (const [sku, before] of prices) await control.setPrice(sku, before)
  prices.clear()
})

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', plan: { points: 30_000 } })

const spend = (site: Site, points: number) => site.button('redeem_submit', { points: site.points(points) })
const changed = (site: Site, from: number, to: number) =>
  site.say('redeem_priceChanged', { from: site.points(from), to: site.points(to) })

test('a price that changes while the review is read, and again before the code is entered, is never spent unseen', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/409/)
  await site.signIn(customer)
  await site.open(REVIEW)
  await expect(spend(site, 5_000)).toBeEnabled()

  await setPrice(control, 2_600)
  // The order is renewed each minute, and when its tab is looked at again.
  await site.comeBack()
  await expect(site.text(changed(site, 5_000, 5_200))).toBeVisible()
  await expect(spend(site, 5_200)).toBeEnabled()
  await site.expectAccessible()

  await setPrice(control, 2_700)
  await spend(site, 5_200).click()
  await site.confirmAtProvider(customer)
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await expect(site.text(changed(site, 5_200, 5_400))).toBeVisible()
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000, orders: [] })

  await spend(site, 5_400).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000 - 5_400 })
})

// Nobody else looks at this card.
test('a price that changes while amounts are compared is shown with the one that stood on the tile', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/409/)
  const sku = 'northreel-30'
  await site.signIn(customer)
  await site.open('/gift-cards/northreel/redeem?step=amount&format=E-Card')
  await page.locator(`[name=sku][value="${sku}*3000"]`).check({ force: true })
  await setPrice(control, 3_100, [sku, 3_000])
  await site.button('redeem_toReview').click()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await expect(site.text(changed(site, 3_000, 3_100))).toBeVisible()
  await expect(spend(site, 3_100)).toBeEnabled()
})

test('an amount that sells out while its review is read is withdrawn on coming back, and the other answers stay', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/409/)
  await setStock(control, OTHER, 9)
  await site.signIn(customer)
  await site.open(`/gift-cards/vinyle-nord/redeem?step=review&format=E-Card&sku=${OTHER}&quantity=3`)
  await expect(spend(site, 15_000)).toBeEnabled()

  await setStock(control, OTHER, 0)
  await site.comeBack()
  await expect(site.text(site.say('redeem_amountGoneStock'))).toBeVisible()
  await expect(spend(site, 15_000)).toHaveCount(0)
  await expect(question(site, 'redeem_amountQuestion')).toBeVisible()
  await expect(page.locator('[name=quantity]')).toHaveValue('3')
  await site.expectAccessible()

  // While amounts are compared, too. What the first return reads is read before the second one.
  await site.settled()
  await setStock(control, THIRD, 0)
  await site.comeBack()
  await expect(page.locator(`[name=sku][value^="${THIRD}*"]`)).toBeDisabled()
})

// Nobody else looks at this card.
test('a card that sells out under the reader of its page loses its button, hydrated or not', {
  tag: '@whole-browser',
}, async ({ site, page, control, customer }) => {
  await site.signIn(customer)
  await page.goto(site.url('/gift-cards/etoile-jouets'))
  await expect(site.link('giftCards_redeem')).toBeVisible()
  const chosen = await page
    .locator('main a[href*="sku="]')
    .evaluateAll((links) =>
      links.flatMap(
        (link) => new URL(link.getAttribute('href') ?? '', document.URL).searchParams.get('sku') ?? [],
      ),
    )
  const all = chosen.map((priced) => readPricedSku(priced).sku)
  expect(all.length).toBeGreaterThan(2)
  for (const sku of all) await setStock(control, sku, 0, FORMATS)
  await site.comeBack()
  await expect(site.link('giftCards_redeem')).toHaveCount(0)
  await expect(page.getByText(site.say('giftCards_soldOut')).last()).toBeVisible()
  await expect(page.locator('main a[href*="sku="]')).toHaveCount(0)
  await site.expectHydratedBecause('returned')

  await site.settled()
  for (const sku of all) await setStock(control, sku, 9, FORMATS)
  await site.comeBack()
  await expect(site.link('giftCards_redeem')).toBeVisible()
})
