import { responseOf } from '../../tests/support/waits.ts'
import { expect, test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a visitor finds an offer through the search, by keyboard and without accents', async ({
  site,
  page,
}) => {
  await page.goto(site.url('/search'))
  await tabTo(page.locator('main input[name=q]'))
  await responseOf(
    page,
    (response) => decodeURIComponent(response.url()).includes('"epicerie"'),
    () => page.keyboard.type('epicerie'),
  )
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const title = await page.getByRole('option', { selected: true }).textContent()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/search/)
  const heading = page.getByRole('heading', { level: 1 })
  // Every title begins with an empty one.
  await expect(heading).toHaveText(/\S/)
  await expect
    .poll(async () => title?.indexOf((await heading.textContent()) ?? ' '), `${title} opens`)
    .toBe(0)
})

test('a visitor filters gift cards, opens one and comes back, by keyboard', async ({ site, page }) => {
  await page.goto(site.url('/gift-cards'))
  const filter = page.locator('form input[name=category]').first()
  await tabTo(filter)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/category=/)
  await expect(filter).toBeFocused()
  await tabTo(page.locator('main a[href*="/gift-cards/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gift-cards\/[a-z-]+$/)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/category=/)
  await expect(filter).toBeChecked()
})

test('a redemption that is closed leaves the keyboard at the link that opened it', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const opener = site.link('giftCards_redeem').first()
  // As a document of its own, and in place.
  for (const open of [
    () => page.goto(site.url('/gift-cards/maple-books')),
    () => site.open('/gift-cards/maple-books'),
  ]) {
    await open()
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await site.settled()
    // The dialog's name says where the reader is; the title is not said again.
    await expect(page.locator('p[aria-live]', { hasText: site.say('site_nameFirstLine') })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('what has the keyboard’s focus shows its whole ring at once, and no part of it fades in', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      // A link that covers its card draws the ring around the card.
      const [own, cover] = [null, '::after'].map((part) => getComputedStyle(target, part))
      const ring = own?.outlineStyle === 'none' ? cover : own
      const fading = target
        .getAnimations({ subtree: true })
        .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : ''))
        .filter((property) => property.startsWith('outline'))
      const drawn = `${ring?.outlineStyle} ${ring?.outlineWidth}`
      Object.assign(window, { focusRing: { html: target.outerHTML.slice(0, 200), drawn, fading } })
    })
  })
  for (const path of ['/', '/gift-cards', '/create-account']) {
    await page.goto(site.url(path))
    for (let stop = 0; stop < 20; stop++) {
      await page.evaluate(() => Reflect.deleteProperty(window, 'focusRing'))
      await page.keyboard.press('Tab')
      const seen = await page.waitForFunction(() => Reflect.get(window, 'focusRing'))
      const { html, ...ring } = await seen.jsonValue()
      expect({ html, ring }).toEqual({ html, ring: { drawn: 'solid 3px', fading: [] } })
    }
  }
})
