import type { Page } from '@playwright/test'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { aPhoto } from '../../tests/support/a-photo.ts'
import type { TestCustomer } from '../../tests/support/control.ts'
import { holdScripts, hydrated } from '../support/hydration.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { PRICE } from '../support/redeem.ts'

/*
 * Pages that somebody else has changed before or after they hydrate: a browser's translator, a phone that makes links of
 * numbers. In French only, so that a page in English would show.
 */
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', permissions: ['clipboard-read', 'clipboard-write'] })

/** As a browser's translator does: another language on the root, another text in two `<font>` in place of each text. */
function translate(language: string): void {
  const translated = (text: Text): void => {
    const parent = text.parentElement
    if (text.data.trim() === '' || parent?.closest('script, style, textarea, title, font, [translate=no]'))
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(`¿${text.data}?`)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) translated(text)
  }
  addEventListener('load', () => {
    document.documentElement.lang = language
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.isConnected && node.nodeName !== 'FONT') translateIn(node)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** As a phone does: a link around each number that looks like one to call. */
function linkNumbers(): void {
  addEventListener('load', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!/\d{3}[\s-]\d{3}[\s-]\d{4}/.test(text.data) || text.parentElement?.closest('script, a')) continue
      const link = document.createElement('a')
      link.href = `tel:${text.data.replace(/\D/g, '')}`
      text.replaceWith(link)
      link.append(text)
    }
  })
}

/** The languages that calls of the site were made in. */
function languagesOfCalls(page: Page): Set<string | undefined> {
  const languages = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) languages.add(request.headers()['x-borealis-locale'])
  })
  return languages
}

// English is also a language of the site: a page must not take it for its own.
test('a French page that a translator has made English acts, keeps input and stays French beneath', async ({
  site,
  page,
  customer,
}) => {
  const calls = languagesOfCalls(page)
  await page.addInitScript(translate, 'en')
  // Hydrated first: Playwright presses again what React has rendered anew under its pointer, although the first press has acted.
  const translated = async (path: string) => {
    await page.goto(site.url(path))
    await expect(page.locator('h1 font').first()).toBeVisible()
    await page.mouse.move(5, 5)
    await hydrated(page)
  }
  await translated('/offers')
  for (const chosen of [1, 2]) {
    await page.locator('nav a[href*="category="]:not([aria-current])').first().click()
    await expect(page.locator('nav [aria-current=true]')).toHaveCount(chosen)
  }
  await expect(page.locator('h1')).toHaveText(`¿${site.say('offers_title')}?`)

  await translated('/gift-cards')
  await page.locator('select[name=sort]').selectOption('name')
  await expect(page).toHaveURL(/fr-ca\/gift-cards\?.*sort=name/)
  await expect(page.locator('select[name=sort]')).toHaveValue('name')

  await site.signIn(customer)
  await translated('/account/profile/addresses/new')
  await page.locator('[name=city]').pressSequentially('Gaspé', { delay: 50 })
  await site.settled()
  await expect(page.locator('[name=city]')).toBeFocused()
  await expect(page.locator('[name=city]')).toHaveValue('Gaspé')

  await translated('/account/profile')
  await page.locator('a[href*="edit=name"]').click()
  await page.locator('#profile-firstName').fill('Noor')
  await page.locator('form:has(#profile-firstName) button[type=submit]').click()
  await expect(page.locator('#profile-firstName')).toHaveCount(0)
  await expect(page.getByText('Noor').first()).toBeVisible()

  await translated('/account/history')
  await page.mouse.move(200, 200)
  await site.settled()
  // The heading is made of parts, each a text of its own.
  await expect(page.locator('h1')).toHaveText(new RegExp(site.say('history_title').replaceAll(' ', '.+')))
  expect([...calls]).toEqual(['fr-ca'])
  expect(new URL(page.url()).pathname).toMatch(/^\/fr-ca\//)
})

/** As Dark Reader and Grammarly do: attributes of theirs on the page, on pictures and fields, and elements after them. */
function decorate(): void {
  addEventListener('load', () => {
    document.documentElement.dataset.darkreaderScheme = 'dark'
    document.body.dataset.grExtInstalled = ''
    document.body.append(document.createElement('grammarly-desktop-integration'))
    for (const shape of document.querySelectorAll('svg')) shape.dataset.darkreaderInlineFill = ''
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-gramm', 'true')
      field.after(document.createElement('grammarly-extension'))
    }
  })
}

test('points are redeemed on translated and decorated pages, which leave names and numbers as they are', async ({
  site,
  page,
  control,
  customer,
}) => {
  await page.addInitScript(translate, 'en')
  await page.addInitScript(decorate)
  await site.signIn(customer)
  await page.goto(site.url('/gift-cards/prairie-outfitters'))
  await expect(page.locator('main font').first()).toBeVisible()
  await expect(page.locator('h1')).toHaveText('Prairie Outfitters')
  const next = page.getByRole('dialog').locator('button[type=submit]').last()
  // With the amount of that line.
  await page.locator('main a[href*="sku="]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(5, 5)
  await hydrated(page)
  await page.getByRole('dialog').getByRole('radio').first().check({ force: true })
  await next.click()
  await expect(page.locator('[role=dialog] form[method=post]')).toBeVisible()
  await next.click()
  const code = page.locator('#code')
  // The code is sent when the provider shows its page, whose script sends it on with its last digit.
  await expect(code).toHaveAttribute('aria-describedby', /code-auto/)
  await code.fill(await latestCode(site.world.issuer, customer.email))
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  await expect(page.locator('h1 font').first()).toBeVisible()
  const [order] = (await control.look(customer.sub)).orders
  await expect(page.locator('main [translate=no]', { hasText: order?.orderNumber ?? '?' })).toHaveText(
    order?.orderNumber ?? '?',
  )
  expect(order?.points).toBe(PRICE)
})

test('a press during which a translated page is rendered anew acts', async ({ site, page }) => {
  await page.addInitScript(translate, 'en')
  const release = await holdScripts(page)
  await page.goto(site.url('/offers'))
  await expect(page.locator('h1 font').first()).toBeVisible()
  await page.locator('nav a[href*="category="]').first().hover()
  await page.mouse.down()
  await release()
  await page.mouse.up()
  await expect(page.locator('nav [aria-current=true]')).toHaveCount(1)
})

/** As a proxy does that makes pages smaller, although they ask not to be changed: by their comments React knows its parts. */
async function stripComments(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    if (!answer.headers()['content-type']?.includes('text/html')) return route.fulfill({ response: answer })
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<!--[\s\S]*?-->/g, '') })
  })
}

test('what is typed and chosen first stays on a page whose comments a proxy has stripped', async ({
  site,
  page,
  customer,
  guard,
}) => {
  // React says that it has rendered the page anew.
  guard.expect(/Minified React error #418/)
  await stripComments(page)
  await site.signIn(customer)
  const release = await holdScripts(page)
  await page.goto(site.url('/account/profile/addresses/new'))
  await page.locator('[name=city]').fill('Gaspé')
  await page.locator('[name=provinceCode]').selectOption('QC')
  await release()
  await expect(page.locator('[name=city]')).toHaveValue('Gaspé')
  await expect(page.locator('[name=provinceCode]')).toHaveValue('QC')
  const releaseClaim = await holdScripts(page)
  await page.goto(site.url('/help/missing-points'))
  const picture = page.locator('input[type=file]')
  await picture.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(30, 20) })
  await releaseClaim()
  await site.settled()
  expect(await picture.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe('receipt.jpg')
  await page.goto(site.url('/account/history'))
  await page.locator('select[name=dates]').selectOption('6-MONTHS')
  await expect(page).toHaveURL(/dates=6-MONTHS/)
})

/** Such a page with a form; its scripts are held back, and those of the form until `releasePart`. */
async function openForm({ site, page, customer }: { site: Site; page: Page; customer: TestCustomer }) {
  await stripComments(page)
  await site.signIn(customer)
  const release = await holdScripts(page)
  const releasePart = await holdScripts(page, '**/assets/profile-form*.js')
  await page.goto(site.url('/account/profile?edit=name'))
  return { release, releasePart }
}

test('what is typed while such a page waits for the code of a part is in its field afterwards', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/Minified React error #418/)
  const { release, releasePart } = await openForm({ site, page, customer })
  const field = page.locator('[name=firstName]')
  await field.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Anne')
  await release()
  // React has taken the form away, until its code is there.
  await expect(field).toHaveCount(0)
  await page.keyboard.type('-Mari')
  await releasePart()
  await expect(field).toHaveValue('Anne-Mari')
  await expect(field).toBeFocused()
  await page.keyboard.type('e')
  await expect(field).toHaveValue('Anne-Marie')
})

test('a press that ends while such a page waits for the code of a part acts once it is there', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/Minified React error #418/)
  const { release, releasePart } = await openForm({ site, page, customer })
  const cancel = site.link('profile_cancel')
  await cancel.hover()
  await page.mouse.down()
  await release()
  await expect(cancel).toHaveCount(0)
  await page.mouse.up()
  await releasePart()
  await expect(page).toHaveURL(site.url('/account/profile'))
  await expect(page.locator('#edit-name')).toBeVisible()
})

test('the first press acts on a page whose numbers were made links', async ({ site, page, customer }) => {
  await page.addInitScript(linkNumbers)
  await site.signIn(customer)
  await page.goto(site.url('/account/profile'))
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await page
    .locator('main')
    .getByRole('button', { name: site.say('card_copy') })
    .first()
    .click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: site.say('card_copied') })
      .first(),
  ).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(customer.sceneNumber)
})
