import { failedRequestOf, passTime } from '../../tests/support/waits.ts'
import { hold, holdFont, holdScripts, hydrated } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'

// What is done on a page whose application, code or data comes late or never. In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('the scroll position stays when the application loads', async ({ site, page }) => {
  await holdFont(page)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await letScriptsArrive()
  // A new page starts at its top, as usual.
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  await page.locator('main a[href*="/offers"]').last().click()
  await expect(page).toHaveURL(/offers/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back restores the scroll position, also of a page that was scrolled before hydration', async ({
  site,
  page,
}) => {
  await holdFont(page)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/help'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await letScriptsArrive()
  // A link in view, because nothing may scroll after hydration.
  const place = await page.locator('main li a').evaluateAll((links) => {
    const [first] = links
      .map((link) => link.getBoundingClientRect())
      .filter(({ top, bottom }) => top > 100 && bottom < window.innerHeight - 200)
    return first ? { x: first.x + 4, y: first.y + 4 } : undefined
  })
  await page.mouse.click(place?.x ?? 0, place?.y ?? 0)
  await expect(page).toHaveURL(/\/help\/./)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('Back finds a page where it was, also when the next one has not come yet', async ({ site, page }) => {
  await holdFont(page)
  await page.goto(site.url('/help'))
  await page.mouse.move(200, 200)
  await site.settled()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.route('**/_serverFn/getHelpArticle*', () => undefined)
  const articles = page.locator('main li a')
  const [inView] = await articles.evaluateAll((links) =>
    links.flatMap((link, index) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 100 && bottom < window.innerHeight - 200 ? [index] : []
    }),
  )
  await articles.nth(inView ?? 0).click()
  // An outline stands in its place.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(300)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('a filter that is pressed while another is on its way is added to it, or taken off too', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const calls = '**/_serverFn/**'
  await site.open('/offers')
  const categories = page.locator('nav a[href*="category="]')
  let arrive = await hold(page, calls)
  await categories.nth(0).click()
  await expect(page).toHaveURL(/category=/)
  await categories.nth(1).click()
  await expect(page).toHaveURL(/category=.*category=/)
  arrive()
  await expect(page.locator('nav [aria-current=true]')).toHaveCount(2)
  await page.unroute(calls)

  await page.setViewportSize({ width: 375, height: 812 })
  await site.open('/account/history?type=EARN&dates=12-MONTHS')
  const chips = page.getByRole('link', { name: site.say('history_removeFilter', { name: '' }).trim() })
  await expect(chips).toHaveCount(2)
  // Where the answer takes longer than a moment, the first is gone meanwhile.
  const [, second = ''] = await chips.allTextContents()
  arrive = await hold(page, calls)
  await chips.nth(0).click()
  await chips.filter({ hasText: second }).click()
  await expect(page).toHaveURL(/history$/)
  arrive()
  await expect(chips).toHaveCount(0)
})

test('a sort order that is chosen before hydration is applied after it', async ({ site, page }) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/gift-cards'))
  await page.locator('select[name=sort]').selectOption('name')
  await page.mouse.move(200, 200)
  await letScriptsArrive()
  await expect(page).toHaveURL(/sort=name/)
})

test.describe('as long as anybody waits', () => {
  test.use({ isPatient: false })

  test('a link is followed by the browser when modules never arrive, before and after hydration', async ({
    site,
    page,
  }) => {
    let arrive = false
    await page.route('**/assets/*.js', (route) => (arrive ? route.continue() : new Promise(() => undefined)))
    await page.goto(site.url('/offers'))
    await page.locator('nav a[href*="category="]').first().click()
    await expect(page).toHaveURL(/category=/)
    await page.locator('header a[hreflang]').first().click()
    await expect(page).toHaveURL(/:\d+\/offers/)

    arrive = true
    await site.open('/offers')
    arrive = false
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.locator('header a[href$="/gift-cards"]').first().click()
    await expect(page.locator('body:not([data-same])')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('giftCards_title'))
  })

  test('a sort and a filter are sent by the browser when modules never arrive, and hold back no link', async ({
    site,
    page,
  }) => {
    await page.route('**/assets/*.js', () => new Promise(() => undefined))
    await page.goto(site.url('/gift-cards'))
    await page.locator('select[name=sort]').selectOption('name')
    await expect(page).toHaveURL(/sort=name/)
    await page.locator('form[data-applies] [name=category]').first().check({ force: true })
    await expect(page).toHaveURL(/category=.*sort=name|sort=name.*category=/)
    await page.locator('select[name=sort]').selectOption('popular')
    await page.locator('header a[hreflang]').first().click()
    await expect(page).toHaveURL(/:\d+\/gift-cards/)
  })

  test('a list says what is shown, and not what was chosen, once Back or a link has come before its answer', async ({
    site,
    page,
    customer,
  }) => {
    const period = page.locator('select[name=dates]')
    await site.signIn(customer, '/account/history/statement')
    const shown = await period.inputValue()
    const release = await hold(page, '**/_serverFn/**')
    await period.selectOption('24-MONTHS')
    await expect(page).toHaveURL(/24-MONTHS/)
    await page.goBack()
    await expect(period).toHaveValue(shown)
    await period.selectOption('24-MONTHS')
    await expect(page).toHaveURL(/24-MONTHS/)
    // A link of the same page that leads back to the period shown, such as one of its lists has.
    await page.evaluate(() => {
      const link = document.createElement('a')
      document.querySelector('main')?.append(Object.assign(link, { href: '?page=1', textContent: 'Page 1' }))
      link.click()
    })
    release()
    await expect(page).toHaveURL(/page=1/)
    await expect(period).toHaveValue(shown)
  })

  // Firefox restores fields of its own accord, too.
  test('Back from a choice that the browser sent does not choose it again @firefox', async ({
    site,
    page,
    customer,
    guard,
  }) => {
    guard.expect(/assets|ERR_FAILED|module/)
    await site.signIn(customer)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(site.url('/account/orders'))
    const period = page.locator('select[name=dates]')
    const shown = await period.inputValue()
    await period.selectOption({ index: 2 })
    await expect(page).toHaveURL(/dates=/)
    await page.waitForLoadState()
    await page.unroute('**/assets/*.js')
    await page.goBack()
    await site.settled()
    await expect(period).toHaveValue(shown)
    await expect(page).toHaveURL(/orders$/)
  })

  test('a link is followed by the browser when the data of its page never arrives', async ({
    site,
    page,
  }) => {
    await site.open('/offers')
    await page.route('**/_serverFn/**', () => new Promise(() => undefined))
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.locator('header a[href$="/gift-cards"]').first().click()
    await expect(page.locator('body:not([data-same])')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('giftCards_title'))
  })

  test('a search whose answer never comes says that it takes long, and can be asked anew', async ({
    site,
    page,
  }) => {
    await site.open('/search')
    await page.route('**/_serverFn/**', () => new Promise(() => undefined))
    // Not by its role, which its suggestions change.
    const box = page.getByLabel(site.say('search_label'))
    await box.fill('maple')
    await box.press('Enter')
    await expect(page.getByText(site.say('site_slow'))).toBeVisible()
    await page.getByRole('link', { name: site.say('errors_tryAgain') }).click()
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  })

  test('what is wrong is said where the words for it never arrive', async ({ site, page }) => {
    await site.open('/create-account')
    await page.route('**/assets/*.js', () => new Promise(() => undefined))
    const email = page.locator('#join-email')
    await email.fill('nobody')
    await email.press('Enter')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a change whose code never arrives is not sent, and says so', async ({ site, page, customer }) => {
  await page.route('**/assets/calls-*.js', () => new Promise(() => undefined))
  await site.signIn(customer)
  await page.goto(site.url('/account/profile?edit=name'))
  await hydrated(page)
  await page.locator('#profile-firstName').fill('Noor')
  await site.button('profile_save').click()
  await expect(site.text(site.say('profile_failed'))).toBeVisible()
  await expect(page.locator('#profile-firstName')).toHaveValue('Noor')
})

test('input from before hydration is kept, and carried to the other language', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/profile/addresses/new'))
  await page.locator('[name=city]').fill('Gaspé')
  await page.locator('header a[hreflang="en-ca"]').first().click()
  await letScriptsArrive()
  await expect(page).toHaveURL(/:\d+\/account\/profile\/addresses\/new$/)
  await expect(page.locator('[name=city]')).toHaveValue('Gaspé')
})

test('a form that is sent while the application is loaded is not taken back by a file that the browser no longer loads', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/address-form-page|422/)
  await site.signIn(customer)
  const [application, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // As Firefox and Safari do from when they begin to leave a page.
  let isLeaving = false
  await page.route('**/assets/*.js', async (route) => {
    await application.promise
    const isRejected = isLeaving && /address-form-page/.test(route.request().url())
    await (isRejected ? route.abort() : route.continue())
  })
  await page.goto(site.url('/account/profile/addresses/new'))
  await page.locator('[name=city]').fill('Gaspé')
  await page.route('**/addresses/new', async (route) => {
    await answer.promise
    isLeaving = false
    await route.continue()
  })
  isLeaving = true
  await site.button('addresses_save').click({ noWaitAfter: true })
  await failedRequestOf(page, 'address-form-page', application.resolve)
  // Longer than the router takes to reload a page.
  await passTime(1_000)
  answer.resolve()
  await expect(page.getByText(site.say('addresses_line1Missing')).first()).toBeVisible()
  await expect(page.locator('[name=city]')).toHaveValue('Gaspé')
})

test('who corrects a form before hydration, or edits another field than the first, keeps the focus', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/422/)
  await site.signIn(customer)
  let letScriptsArrive = await holdScripts(page)
  const typesOn = async (field: string, text: string) => {
    const [start, end] = [text.slice(0, 3), text.slice(3)]
    await page.locator(field).click()
    await page.keyboard.type(start)
    await letScriptsArrive()
    await site.settled()
    await page.keyboard.type(end)
    await expect(page.locator(field)).toHaveValue(text)
  }
  await page.goto(site.url('/account/profile/addresses/new'))
  await site.button('addresses_save').click({ noWaitAfter: true })
  await expect(page.getByText(site.say('addresses_line1Missing')).first()).toBeVisible()
  await typesOn('[name=city]', 'Gaspé')
  letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/profile?edit=name'))
  await page.locator('#profile-lastName').fill('')
  await typesOn('#profile-lastName', 'Robichaud')
})
