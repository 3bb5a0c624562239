import type { Response } from '@playwright/test'
import { responseOf } from '../../tests/support/waits.ts'
import { expect, test } from '../support/journey.ts'

test('search tolerates missing accents and one typo, works by keyboard, and helps without results', async ({
  site,
  page,
  siteLocale,
}) => {
  const term = siteLocale === 'fr-ca' ? 'epicrie' : 'grocey'
  await site.open('/search')
  const box = page.getByLabel(site.say('search_label'))
  await box.focus()
  await expect(box).toHaveRole('combobox')
  // The list of the whole term, and not that of its beginning.
  const answers = (response: Response) => decodeURIComponent(response.url()).includes(`"${term}"`)
  await responseOf(page, answers, () => box.pressSequentially(term))
  await expect(page.getByRole('option').first()).toBeVisible()
  await site.expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue(term)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${term}`))
  await expect(page.getByText('Harbour Grocer').first()).toBeVisible()
  await site.open('/search?q=xqzxqz')
  await expect(page.getByText(site.say('search_noneText'))).toBeVisible()
  await page
    .getByRole('navigation', { name: site.say('search_suggestions') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
})
