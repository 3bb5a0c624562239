import type { Page } from '@playwright/test'
import { expect, type Site, test } from '../support/journey.ts'
import { reviewOrder, spendButton } from '../support/redeem.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

/** Text of the page that is not dark on white, outside sky windows, which print with their ground. */
const notInkOnWhite = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('a browser paints')
    const paint = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const isWhite = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint(colour)
      return alpha === 0 || Math.min(red, green, blue) === 255
    }
    const isInk = (colour: string) => Math.max(...paint(colour).slice(0, 3)) <= 0x33
    const findings: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const words = texts.currentNode.textContent?.trim()
      if (!element?.checkVisibility() || !words || element.closest('.sky-window, .sr-only')) continue
      const grounds: string[] = []
      for (let one: Element | null = element; one; one = one.parentElement)
        grounds.push(getComputedStyle(one).backgroundColor)
      if (!isInk(getComputedStyle(element).color) || !grounds.every(isWhite)) findings.push(words)
    }
    return findings
  })

/** A page as it is printed by somebody who reads it in the dark. */
async function expectOnPaper({ page }: Site): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await notInkOnWhite(page)).length).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  expect(await notInkOnWhite(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

test('an order and its receipt are printed as ink on white, without what only a screen needs', {
  tag: '@firefox',
}, async ({ site, page, customer }) => {
  await site.signIn(customer)
  await reviewOrder(site)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  await site.settled()
  await expectOnPaper(site)
  // Its window of light is printed in colour, and says nothing.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sky-window')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await site.open(`/account/orders/${new URL(page.url()).searchParams.get('orderNumber')}`)
  await expectOnPaper(site)
})

test('a coupon is printed with its bars, and a card and an offer without what is pressed or follows them', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  await site.open('/offers/CL-TUESDAY-20')
  const art = page.locator('main img').first()
  await expect(art).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: site.say('offers_barcode', { code: 'LUM20' }) })).toBeVisible()
  await expect(page.getByText(site.say('offers_similarTitle'))).toBeHidden()
  await expect(art).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await site.open('/account/card')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: site.say('card_barcode') })).toBeVisible()
  await expect(page.getByText(site.say('card_choiceQr'))).toBeHidden()
})
