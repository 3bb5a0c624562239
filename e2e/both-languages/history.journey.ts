import { readFile } from 'node:fs/promises'
import { downloadOf } from '../../tests/support/waits.ts'
import { expect, test } from '../support/journey.ts'
import { tenYears } from '../support/ten-years.ts'

const path = '/account/history'

test.use({ plan: tenYears })

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
