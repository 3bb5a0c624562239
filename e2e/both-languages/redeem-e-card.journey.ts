import type { Page } from '@playwright/test'
import { expect, type Site, test } from '../support/journey.ts'
import { PRICE, reviewOrder, spendButton } from '../support/redeem.ts'

const POINTS = 30_000

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
  // Polled, because colours change in a moment.
  await expect.poll(() => notInkOnWhite(page)).not.toEqual([])
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect.poll(() => notInkOnWhite(page)).toEqual([])
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

test('a visitor signs in, redeems points for an e-card with a step-up, balance and history agree, and the receipt is printed', {
  tag: '@firefox',
}, async ({ site, page, control, customer, siteLocale, browserName }) => {
  // Axe and what the account shows do not differ by language and engine; signing in, the step-up and the paper may.
  const isWhole = siteLocale === 'en-ca' && browserName === 'chromium'
  const expectAccessible = async () => {
    if (isWhole) await site.expectAccessible()
  }
  await site.open('/')
  await expectAccessible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.say('site_signIn') })
    .first()
    .click()
  await site.signInAtProvider(customer)
  await expect(page).toHaveURL(site.url('/'))
  await expect(site.text(site.points(POINTS))).toBeVisible()

  await reviewOrder(site)
  await expectAccessible()
  await spendButton(site).click()
  await site.confirmAtProvider(customer)

  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  // The first that a screen reader says of it.
  await expect(page).toHaveTitle(site.say('site_pageTitle', { title: site.say('success_heading') }))
  await expect(
    page.getByRole('heading', { name: site.say('success_headingECard', { count: 1 }) }),
  ).toBeVisible()
  await expectAccessible()
  await site.settled()
  await expectOnPaper(site)
  // Its window of light is printed in colour, and says nothing.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sky-window')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const { orders, balance } = await control.look(customer.sub)
  expect(orders).toHaveLength(1)
  expect(balance).toBe(POINTS - PRICE)
  const orderNumber = orders[0]?.orderNumber ?? ''
  await expect(site.text(orderNumber)).toBeVisible()
  await expect(site.text(site.points(POINTS - PRICE))).toBeVisible()

  if (isWhole) {
    await site.open('/account/history')
    await expect(site.text(site.points(POINTS - PRICE))).toBeVisible()
    await expect(site.text(`−${site.points(PRICE)}`)).toBeVisible()
    await site.expectAccessible()
    await site.open('/account/orders')
    await expect(site.text(orderNumber)).toBeVisible()
  }
  await site.open(`/account/orders/${orderNumber}`)
  await expectOnPaper(site)
})
