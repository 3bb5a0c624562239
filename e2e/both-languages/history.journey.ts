import { readFile } from 'node:fs/promises'
import { downloadOf } from '../../tests/support/waits.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import { expect, Site, test } from '../support/journey.ts'
import { tenYears } from '../support/ten-years.ts'

const path = '/account/history'

test.use({ plan: tenYears })

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
  const theirs = await other.locator('main').ariaSnapshot()
  await expect.poll(() => page.locator('main').ariaSnapshot()).toBe(theirs)
  await other.context().close()

  await page.goBack()
  await expect(page).not.toHaveURL(/type=BONUS/)
  await expect(page).toHaveURL(/dates=EVERYTHING/)
  await site.link('history_reset').click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('the printed statement and the file have the totals of the screen', async ({ site, customer }) => {
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

  const download = await downloadOf(page, () =>
    page.getByRole('link', { name: site.say('statement_download') }).click(),
  )
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
