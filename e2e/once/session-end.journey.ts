import { WARN_BEFORE_MS } from '../../app/domain/session-end.ts'
import { arrivalOf } from '../../tests/support/waits.ts'
import { startWorld } from '../../tests/support/world.ts'
import { expect, leaveSite, test } from '../support/journey.ts'

/** From a sign-in to the warning that its session ends. Longer than a busy machine takes to open a page and to type. */
const UNTIL_WARNING_MS = 120_000
const SHORT_DAYS = String((WARN_BEFORE_MS + UNTIL_WARNING_MS) / 86_400_000)

test.use({
  siteLocale: 'fr-ca',
  world: async ({ context }, use) => {
    const world = await startWorld({ SESSION_ABSOLUTE_DAYS: SHORT_DAYS })
    await use(world)
    await leaveSite(context)
    await world.close()
  },
})

test('an expiring session is announced, extended by one key, and never costs input', async ({
  site,
  page,
  context,
  world,
  customer,
  guard,
}) => {
  test.slow()
  guard.expect(/_serverFn/)
  const session = async () =>
    (await context.cookies(world.site)).find(({ name }) => name === '__Host-borealis')
  await page.clock.install()
  await site.signIn(customer, '/account/profile/addresses/new')
  const first = await session()
  const line = page.locator('[name=addressLine1]')
  await line.pressSequentially('88 Water Street')
  const stay = site.button('site_sessionStay')
  await expect(stay).toBeHidden()
  await page.clock.fastForward(UNTIL_WARNING_MS)
  await expect(stay).toBeVisible()
  // The warning does not interrupt typing.
  await expect(line).toBeFocused()
  await site.expectAccessible()
  // Without an answer the page stays, and so does the way to extend the session.
  await page.route('**/_serverFn/**', (route) => route.abort())
  await stay.press('Enter')
  await expect(page.getByText(site.say('account_notDone'))).toBeVisible()
  await page.unroute('**/_serverFn/**')
  await expect(line).toHaveValue('88 Water Street')
  await arrivalOf(page, () => stay.press('Enter'))
  await expect.poll(async () => (await session())?.value).not.toBe(first?.value)
  await site.settled()
  await expect(page).toHaveURL(site.url('/account/profile/addresses/new'))
  await expect(line).toHaveValue('88 Water Street')

  // The warning was missed: the session expires, and then the form is sent.
  await page.locator('[name=city]').fill('Moncton')
  await page.locator('[name=provinceCode]').selectOption('NB')
  await page.locator('[name=postalCode]').fill('E1C 1A1')
  await context.clearCookies({ name: '__Host-borealis' })
  await arrivalOf(page, () => site.button('addresses_save').click())
  // The provider's session is still active, so sign-in returns at once.
  await expect.poll(session).toBeDefined()
  await site.settled()
  await expect(line).toHaveValue('88 Water Street')
  await expect(page.locator('[name=postalCode]')).toHaveValue('E1C 1A1')
  // Nothing was saved, and the page says so.
  await expect(page.getByRole('status').filter({ hasText: site.say('site_unsent') })).toBeInViewport()
  await expect(page).toHaveURL(site.url('/account/profile/addresses/new'))
  await site.expectAccessible()

  // The same for a section of the profile.
  await site.open('/account/profile?edit=name')
  await page.locator('#profile-lastName').fill('Robichaud-Léger')
  await context.clearCookies({ name: '__Host-borealis' })
  await arrivalOf(page, () => site.button('profile_save').click())
  await expect.poll(session).toBeDefined()
  await site.settled()
  await expect(page.locator('#profile-lastName')).toHaveValue('Robichaud-Léger')

  // And for a new e-mail address, with a language switch on the way.
  await site.open('/account/profile/email')
  await page.locator('#new-email').fill('moved@example.ca')
  await page.getByRole('contentinfo').getByRole('link', { name: site.otherLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await expect(page.locator('#new-email')).toHaveValue('moved@example.ca')
})
