import type { Response } from 'playwright'
import { formatDay, formatTime } from '../../app/domain/dates.ts'
import { responseOf } from '../../tests/support/waits.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import { hold, holdScripts } from '../support/hydration.ts'
import { expect, Site, test } from '../support/journey.ts'
import { openReview, PRICE, spendButton } from '../support/redeem.ts'
import { tenYears } from '../support/ten-years.ts'

const path = '/account/history'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', plan: tenYears })

test('a filter that is chosen before hydration is applied after it', async ({ site, customer }) => {
  const { page } = site
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url(path), { waitUntil: 'commit' })
  await page.getByLabel(site.say('history_filterDates'), { exact: true }).selectOption('EVERYTHING')
  await letScriptsArrive()
  await expect(page).toHaveURL(/dates=EVERYTHING/)
})

test('older transactions are added below and announced, the focus stays, and what fails can be requested again', async ({
  site,
  control,
  customer,
  guard,
}) => {
  guard.expect(/422/)
  const { page } = site
  await site.signIn(customer, `${path}?dates=EVERYTHING`)
  const more = site.link('history_more')
  const position = page.locator('#older-lines [aria-live]')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(position.filter({ hasText: site.points(200) })).toContainText('100')
  await expect(more).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500)
  await page.keyboard.press('Enter')
  await expect(position.filter({ hasText: site.points(62) })).toBeVisible()
  await expect(page.locator('#older-lines')).toBeFocused()

  await site.open(`${path}?dates=EVERYTHING`)
  // Any other status is retried three times first.
  await control.setScenario(customer.sub, { call: 'getPointsHistory', kind: 'status', status: 422 })
  const isFocusBelow = () => page.evaluate(() => document.activeElement?.closest('#older-lines') !== null)
  await more.press('Enter')
  await expect(site.text(site.say('history_partFailed'))).toBeInViewport()
  await expect.poll(isFocusBelow).toBe(true)
  await expect(page.locator('.ledger-title').first()).toBeVisible()
  await control.clearScenarios(customer.sub)
  await site.button('errors_tryAgain').press('Enter')
  await expect(site.text(site.say('history_partFailed'))).toBeHidden()
  await expect(more).toBeVisible()
  await expect.poll(isFocusBelow).toBe(true)
})

test('newer transactions are read again when the history has changed before older ones are added', async ({
  site,
  control,
  customer,
}) => {
  const { page } = site
  await site.signIn(customer)
  const detail = JSON.stringify({ totalCount: 999, 'transactions.0.description': 'Outdated' })
  await control.setScenario(customer.sub, { call: 'getPointsHistory', kind: 'odd', detail })
  await site.open(`${path}?dates=EVERYTHING`)
  await control.clearScenarios(customer.sub)
  await expect(page.getByRole('link', { name: 'Outdated' })).toBeVisible()
  await site.link('history_more').click()
  await expect(page.locator('#older-lines [aria-live]').filter({ hasText: site.points(262) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outdated' })).toHaveCount(0)
})

test('a long history keeps its height while it is scrolled through: nothing moves from under a press', async ({
  site,
  customer,
}) => {
  const { page } = site
  await site.signIn(customer)
  await site.open(`${path}?dates=EVERYTHING`)
  await expect.poll(() => page.locator('.ledger-title').count()).toBeLessThan(60)
  const heights = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const seen: number[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      window.scrollTo(0, top)
      for (let count = 0; count < 6; count++) {
        await frame()
        seen.push(document.documentElement.scrollHeight)
      }
    }
    return seen
  })
  // Fractions of a pixel, some forty months long.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(4)
})

test('a list shows that it is being updated', async ({ site, customer }) => {
  await site.signIn(customer)
  for (const page of [path, `${path}/statement`]) {
    await site.open(page)
    const shown = site.page.locator('main [aria-busy]').filter({ hasText: site.say('history_earned') })
    await expect(shown).toHaveAttribute('aria-busy', 'false')
    const letAnswersArrive = await hold(site.page, '**/_serverFn/**')
    await site.page.locator('select[name=dates]').selectOption('24-MONTHS')
    await expect(shown).toHaveAttribute('aria-busy', 'true')
    letAnswersArrive()
    await expect(site.page).toHaveURL(/24-MONTHS/)
    await expect(shown).toHaveAttribute('aria-busy', 'false')
  }
})

test('a filtered history is a URL: another browser shows the same, and Back undoes one change', async ({
  site,
  customer,
  browser,
}) => {
  const { page } = site
  await site.signIn(customer, path)
  const pick = (key: MessageKey, value: string) =>
    page.getByLabel(site.say(key), { exact: true }).selectOption(value)
  await pick('history_filterDates', 'EVERYTHING')
  await expect(page).toHaveURL(/dates=EVERYTHING/)
  await pick('history_filterType', 'BONUS')
  await expect(page).toHaveURL(/type=BONUS/)
  const equation = page.locator('main dl').first()
  await expect(equation).toContainText('700')
  const other = await browser.newPage()
  const second = new Site(other, site.world, site.locale)
  const { pathname, search } = new URL(page.url())
  await second.signIn(customer, pathname.replace(/^\/fr-ca/, '') + search)
  // The chart loads after the totals.
  await expect(other.getByText(site.say('history_showTable'))).toBeVisible()
  const theirs = await other.locator('main').ariaSnapshot()
  await expect.poll(() => page.locator('main').ariaSnapshot()).toBe(theirs)

  await page.goBack()
  await expect(page).not.toHaveURL(/type=BONUS/)
  await expect(page).toHaveURL(/dates=EVERYTHING/)
  await site.link('history_reset').click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a transaction links to its reference, and pending points are listed apart', async ({
  site,
  customer,
  context,
}) => {
  const { page } = site
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.signIn(customer, path)
  await expect(page.getByRole('heading', { name: site.say('history_pendingTitle') })).toBeVisible()
  await site.open(`${path}?dates=EVERYTHING&type=BONUS`)
  const line = page.getByRole('link', { name: 'Bonus Nord' })
  await expect(line).toHaveAttribute('aria-expanded', 'false')
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(line).toBeFocused()
  await page.getByRole('button', { name: site.say('history_copyContext') }).click()
  await expect(site.text(site.say('history_copied'))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByText(copied, { exact: true })).toBeVisible()
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'false')
})

test('an invalid custom period is reported and keeps its dates', async ({ site, customer }) => {
  const { page } = site
  await site.signIn(customer, `${path}?dates=custom&from=2026-03-02&to=2026-03-01`)
  await expect(page.getByText(site.say('history_datesReversed')).filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel(site.say('history_from'), { exact: true })).toHaveValue('2 mars 2026')
  const to = page.getByLabel(site.say('history_to'), { exact: true })
  await to.fill('au printemps')
  await to.press('Enter')
  await expect(page.getByText(site.say('history_dateUnread')).filter({ visible: true })).toBeVisible()
  await expect(to).toBeFocused()
  await expect(to).toHaveValue('au printemps')
  await to.fill('31/03/2026')
  await to.press('Enter')
  await expect(page).toHaveURL(/to=2026-03-31/)
  await expect(to).toBeFocused()
  await expect(page.getByRole('link', { name: 'Bonus Nord' })).toBeVisible()
  await site.button('history_apply').click()
  await expect(to).toHaveValue('31 mars 2026')
})

test.describe('with another device', () => {
  test.use({ plan: { points: 30_000 } })

  test('a balance that is older than the filtered transactions is updated with them', async ({
    site,
    customer,
    browser,
    world,
  }) => {
    const { page } = site
    await site.signIn(customer, path)
    const header = page.getByRole('banner')
    await expect(header).toContainText(site.points(30_000))
    const device = await browser.newContext()
    const elsewhere = new Site(await device.newPage(), world, site.locale)
    await elsewhere.signIn(customer)
    await openReview(elsewhere)
    await spendButton(elsewhere).click()
    await elsewhere.confirmAtProvider(customer)
    await expect(header).toContainText(site.points(30_000))
    await page.getByLabel(site.say('history_filterType'), { exact: true }).selectOption('REDEEM')
    await expect(page.getByRole('link', { name: 'Prairie Outfitters' })).toBeVisible()
    await expect(header).toContainText(site.points(30_000 - PRICE))
  })
})

test.describe('with few points', () => {
  test.use({ plan: { points: 2_100, transactions: [{ description: 'Harbour Grocer', points: 2_000 }] } })

  test('a goal that is set on a brand’s page is shown on the home page', async ({ site, customer }) => {
    const { page } = site
    await site.signIn(customer)
    await site.open('/gift-cards/tundra-tech')
    await page.getByLabel(site.say('goal_amountLabel'), { exact: true }).selectOption({ index: 1 })
    await site.button('goal_set').click()
    await expect(page.getByText(site.say('goal_saved'))).toBeVisible()
    // The notification disappears after a while; the list of past notifications keeps it.
    const past = page.getByRole('region', { name: site.say('notifications_past') })
    await past.getByText(site.say('notifications_past')).click()
    await expect(past.getByRole('listitem')).toContainText(site.say('goal_saved'))
    await site.open('/')
    await expect(page.getByText('Tundra Tech').first()).toBeVisible()
    await page.getByText(site.say('goal_sumLabel')).click()
    await expect(page.getByText(/90\sjours\s: 2\s000/)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the filters are one sheet whose button says what it shows, and Back closes it', async ({
    site,
    customer,
  }) => {
    const { page } = site
    await site.signIn(customer, path)
    const opener = site.link('history_filterOpen')
    await opener.click()
    await expect(page).toHaveURL(/step=1/)
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await drawer.locator('select[name=dates]').selectOption('custom')
    await expect(drawer.locator('input[name=from]')).toBeInViewport()
    await drawer.locator('input[name=type][value=BONUS]').check()
    await expect(page).toHaveURL(/type=BONUS/)
    await expect(drawer.locator('select[name=dates]')).toHaveValue('custom')
    await site.expectAccessible()
    await drawer.getByRole('button').click()
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/step=/)
    await expect(page).toHaveURL(/type=BONUS/)
    await expect(page.locator('main a[href*="step=1"]')).toBeFocused()
    await page.goBack()
    await expect(page).not.toHaveURL(/step=|type=/)

    await opener.click()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/step=/)
    await expect(opener).toBeFocused()
  })

  test('a sheet that is closed with a day typed stays closed', async ({ site, customer }) => {
    const { page } = site
    await site.signIn(customer, `${path}?dates=custom&from=2026-03-01&step=1`)
    const drawer = page.getByRole('dialog')
    const to = drawer.getByLabel(site.say('history_to'), { exact: true })
    await to.fill('1er avril 2026')
    // A tap takes the focus and follows the link at once.
    await drawer
      .getByRole('link', { name: site.say('history_filterClose') })
      .evaluate((close: HTMLElement) => {
        close.focus()
        close.click()
      })
    await expect(drawer).toBeHidden()
    await site.settled()
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/step=/)
  })

  test('a filter is kept by a reader who goes on before its list is loaded', async ({
    site,
    control,
    customer,
  }) => {
    const { page } = site
    await site.signIn(customer, `${path}?step=1`)
    await control.setScenario(customer.sub, { call: 'getPointsHistory', kind: 'slow', ms: 1_500 })
    const drawer = page.getByRole('dialog')
    await drawer.locator('select[name=dates]').selectOption('90-DAYS')
    await drawer.locator('input[name=type][value=BONUS]').check()
    await expect(page).toHaveURL(/dates=90-DAYS&type=BONUS/)

    await site.open(`${path}?dates=custom&from=2026-03-01&step=1`)
    await drawer.getByLabel(site.say('history_from'), { exact: true }).fill('')
    await drawer.getByLabel(site.say('history_to'), { exact: true }).fill('1er avril 2026')
    await drawer.getByRole('button').click()
    await expect(page).not.toHaveURL(/step=/)
    await expect(page).toHaveURL(/to=2026-04-01/)
    await expect(page).not.toHaveURL(/from=/)
  })
})

test.describe('half past ten in St. John’s', () => {
  const ZONE = 'America/St_Johns'
  test.use({
    timezoneId: ZONE,
    plan: {
      provinceCode: 'NL',
      memberSince: '2020-01-01',
      transactions: [
        { description: 'Before midnight', points: 100, occurredAt: '2026-03-02T03:29:00Z' },
        { description: 'After midnight', points: 200, occurredAt: '2026-03-02T03:31:00Z' },
      ],
    },
  })

  test('dates are in the member’s time zone on both sides of midnight, from server and browser alike', async ({
    site,
    control,
    customer,
  }) => {
    const { page } = site
    await site.signIn(customer, `${path}?dates=custom&from=2026-03-02&to=2026-03-02`)
    await expect(page.getByRole('link', { name: 'After midnight' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Before midnight' })).toHaveCount(0)
    await site.open(`${path}?dates=2026-03`)
    const row = page.getByRole('row').filter({ hasText: 'Before midnight' })
    await expect(row).toContainText(formatDay('2026-03-01', site.locale, 'UTC'))
    await expect(page.getByRole('row').filter({ hasText: 'After midnight' })).toContainText(
      formatDay('2026-03-02', site.locale, 'UTC'),
    )
    await site.open(`/account/history/statement?dates=2026-03`)
    await expect(page.getByRole('row').filter({ hasText: 'Before midnight' })).toBeVisible()
    // Account events have a time. Where the browser would write another than the server, React complains.
    const [signedIn] = await control.events(customer.sub)
    await site.open('/account/security')
    await expect(page.getByRole('main')).toContainText(formatTime(signedIn?.at ?? '', site.locale, ZONE))
  })
})

test('what was read is not had from the browser again after a sign-out', async ({
  site,
  customer,
  guard,
}) => {
  guard.expect(/ERR_CACHE_MISS|status of 504/)
  const { page } = site
  await site.signIn(customer, `${path}?dates=EVERYTHING`)
  const isCall = (answer: Response) => /_serverFn/.test(answer.url()) && answer.request().method() === 'GET'
  const answer = await responseOf(page, isCall, () => site.link('history_more').click())
  await site.settled()
  const isKept = () =>
    page.evaluate(
      // It never asks the site.
      (url) =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      answer.url(),
    )
  expect(await isKept()).toBe(true)
  const signOut = page.locator('form[action$="/auth/sign-out"]').first()
  await signOut.evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page).toHaveURL(site.url('/'))
  expect(await isKept()).toBe(false)
})
