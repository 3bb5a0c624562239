import { quietNetwork } from '../../tests/support/waits.ts'
import { expect, test } from '../support/journey.ts'

test('the language switch leads to the same page with the same selection', async ({
  site,
  page,
  siteLocale,
}) => {
  await site.open('/gift-cards?format=Physical')
  await page.getByRole('banner').getByRole('link', { name: site.otherLanguage }).first().click()
  const other = siteLocale === 'en-ca' ? '/fr-ca/gift-cards' : '/gift-cards'
  await expect(page).toHaveURL(`${site.world.site}${other}?format=Physical`)
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale === 'en-ca' ? 'fr-CA' : 'en-CA')
  // The choice is stored for the root URL and affects no other.
  const kept = await page.evaluate(() => [localStorage.getItem('language'), document.cookie])
  expect(kept[0]).toBe(siteLocale === 'en-ca' ? 'fr-ca' : 'en-ca')
  expect(kept[1]).toContain(`language=${kept[0]}`)
})

test('a call reaches the backend in its page’s language, also with a tab open in the other', async ({
  site,
  page,
  context,
  control,
  customer,
  siteLocale,
}) => {
  await site.signIn(customer, '/account')
  const other = await context.newPage()
  await other.goto(site.world.site + (siteLocale === 'en-ca' ? '/fr-ca/account' : '/account'))
  await quietNetwork(other)
  const before = (await control.look(customer.sub)).calls.length
  // A client navigation, whose data comes from server functions instead of a document.
  await page
    .getByRole('main')
    .getByRole('link', { name: site.say('history_title'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(site.url('/account/history'))
  const fresh = async () => {
    const { calls } = await control.look(customer.sub)
    return calls.slice(0, calls.length - before)
  }
  await expect
    .poll(async () => (await fresh()).map(({ operation }) => operation))
    .toContain('getPointsHistory')
  expect([...new Set((await fresh()).map(({ acceptLanguage }) => acceptLanguage))]).toEqual([
    siteLocale === 'en-ca' ? 'en' : 'fr',
  ])
})
