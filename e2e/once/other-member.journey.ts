import { expect, test } from '../support/journey.ts'
import { signInByRequest } from '../support/sign-in-by-request.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a page that was left open does nothing on behalf of another member', async ({
  site,
  page,
  context,
  control,
  customer,
  guard,
}) => {
  guard.expect(/status of 401|OTHER_MEMBER/)
  const sister = await control.createCustomer({ language: 'fr', firstName: 'Berthe' })
  const writesOf = async ({ sub }: { sub: string }) =>
    (await control.look(sub)).calls.filter(({ operation }) => operation === 'updateCustomer')
  await site.signIn(customer, '/account/goal')
  await page.locator('select[name=goal]').selectOption({ index: 3 })
  const chosen = await page.locator('select[name=goal]').inputValue()

  // In another tab the session has ended, and another member signs in.
  await context.clearCookies()
  await signInByRequest(context.request, site.url('/auth/sign-in'), sister)
  await site.button('goal_set').click()
  await expect(page.getByRole('heading', { name: site.say('auth_otherAccountHeading') })).toBeVisible()
  await site.expectAccessible()
  expect([await writesOf(customer), await writesOf(sister)]).toEqual([[], []])

  // The page is hers again, and the change was not made.
  await site.link('errors_tryAgain').click()
  await expect(page).toHaveURL(site.url('/account/goal'))
  await site.settled()
  await expect(page.locator('select[name=goal]')).not.toHaveValue(chosen)
})
