import { readFile } from 'node:fs/promises'
import { formatDay } from '../../app/domain/dates.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { expect, Site, test } from '../support/journey.ts'

const path = '/account/history'

test.use({
  plan: {
    purchases: 260,
    memberSince: '2016-01-01',
    transactions: [
      {
        type: 'BONUS',
        category: 'BONUS',
        description: 'Bonus Nord',
        points: 700,
        occurredAt: '2026-03-10T15:00:00Z',
      },
      { points: 640, description: 'Cordwood Home', postsBy: '2030-01-05' },
    ],
  },
})

test('a filtered history is an address: another browser shows the same, and Back undoes one change', async ({
  site,
  customer,
  browser,
}) => {
  const { page } = site
  await site.signIn(customer, path)
  const pick = (key: string, value: string) =>
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
  // The chart follows its sums a moment later.
  const theirs = await other.locator('main').ariaSnapshot()
  await expect.poll(() => page.locator('main').ariaSnapshot()).toBe(theirs)
  await other.context().close()

  await page.goBack()
  await expect(page).not.toHaveURL(/type=BONUS/)
  await expect(page).toHaveURL(/dates=EVERYTHING/)
  await site.link('history_reset').click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('what is chosen before the page can hear it is applied once it can', async ({ site, customer }) => {
  const { page } = site
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url(path), { waitUntil: 'commit' })
  await page.getByLabel(site.say('history_filterDates'), { exact: true }).selectOption('EVERYTHING')
  await letScriptsArrive()
  await expect(page).toHaveURL(/dates=EVERYTHING/)
})

test('older lines are added below, said, and the focus stays', async ({ site, customer }) => {
  const { page } = site
  await site.signIn(customer, `${path}?dates=EVERYTHING`)
  const more = site.link('history_more')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: site.points(200) })).toContainText('100')
  await expect(more).toBeFocused()
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('*').length), { timeout: 3_000 })
    .toBeLessThan(1_500)
  await page.keyboard.press('Enter')
  await expect(page.locator('p[role=status]').filter({ hasText: site.points(62) })).toBeFocused()
})

test('a line opens its reference, and pending points stand apart', async ({ site, customer, context }) => {
  const { page } = site
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.signIn(customer, path)
  await expect(page.getByRole('heading', { name: site.say('history_pendingTitle') })).toBeVisible()
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

test('own dates say what is wrong with them and keep them', async ({ site, customer }) => {
  const { page } = site
  await site.signIn(customer, `${path}?dates=custom&from=2026-03-02&to=2026-03-01`)
  await expect(page.getByText(site.say('history_datesReversed')).filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel(site.say('history_from'), { exact: true })).toHaveValue('2026-03-02')
  await page.getByLabel(site.say('history_to'), { exact: true }).fill('2026-03-31')
  await site.button('history_apply').click()
  await expect(page).toHaveURL(/to=2026-03-31/)
  await expect(page.getByRole('link', { name: 'Bonus Nord' })).toBeVisible()
})

test('the statement on paper and in the file comes to what the screen says', async ({ site, customer }) => {
  const { page } = site
  await site.signIn(customer, `${path}?dates=2026-03`)
  const shown = await page.locator('main dl dd strong').allTextContents()
  await page.getByRole('link', { name: site.say('history_statement'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: site.say('statement_title') })).toBeVisible()
  const paper = page.locator('article')
  const cells = async (row: number) =>
    (await paper.locator('tfoot tr').nth(row).locator('td').allTextContents()).join('')
  const opening = await paper.locator('tbody tr').first().locator('td').textContent()
  expect([opening, await cells(0), await cells(1), await cells(2), await cells(3)]).toEqual(shown)
  await site.expectAccessible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: site.say('statement_download') }).click(),
  ])
  const text = await readFile((await download.path()) ?? '', 'utf8')
  const rows = text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(site.locale === 'fr-ca' ? ';' : ','))
  const figures = [rows[1], ...rows.slice(-4)].map((row) =>
    site.points(Number(row?.slice(12).join('') ?? Number.NaN)),
  )
  expect(figures).toEqual(shown)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(paper).toBeVisible()
})

test.describe('with few points', () => {
  test.use({ plan: { points: 1_000, transactions: [{ description: 'Harbour Grocer', points: 900 }] } })

  test('a goal is pinned on a brand’s page and shows its sum at home', async ({ site, customer }) => {
    const { page } = site
    await site.signIn(customer)
    await site.open('/gift-cards/tundra-tech')
    await page.getByLabel(site.say('giftCards_amounts'), { exact: true }).selectOption({ index: 1 })
    await site.button('goal_pin').click()
    await expect(page.getByText(site.say('goal_saved'))).toBeVisible()
    // The bar forgets it after a while; the list of this visit's notices does not.
    const past = page.getByRole('region', { name: site.say('notifications_past') })
    await past.getByText(site.say('notifications_past')).click()
    await expect(past.getByRole('listitem')).toContainText(site.say('goal_saved'))
    await site.open('/')
    await expect(page.getByText('Tundra Tech').first()).toBeVisible()
    await expect(page.getByText(/× 90/)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the filters are a drawer of four steps, from 1, and Back goes one step back', async ({
    site,
    customer,
  }) => {
    const { page } = site
    await site.signIn(customer, path)
    await site.link('history_filterOpen').click()
    await expect(page).toHaveURL(/step=1/)
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await drawer.getByRole('radio', { name: site.say('history_customDates') }).check()
    await drawer.getByRole('link', { name: site.say('history_stepNext') }).click()
    await expect(page).toHaveURL(/step=2/)
    await drawer.locator('input[value=BONUS]').check()
    await expect(page).toHaveURL(/type=BONUS/)
    await page.goBack()
    await expect(page).toHaveURL(/step=1/)
    await expect(drawer.getByRole('radio', { name: site.say('history_customDates') })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/step=/)
    await site.expectAccessible()
  })
})

test.describe('half past ten in St. John’s', () => {
  test.use({
    timezoneId: 'America/St_Johns',
    plan: {
      provinceCode: 'NL',
      memberSince: '2020-01-01',
      transactions: [
        { description: 'Before midnight', points: 100, occurredAt: '2026-03-02T03:29:00Z' },
        { description: 'After midnight', points: 200, occurredAt: '2026-03-02T03:31:00Z' },
      ],
    },
  })

  test('dates are the member’s on both sides of midnight, from server and browser alike', async ({
    site,
    customer,
    guard,
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
    expect(guard.unexpected()).toEqual([])
  })
})
