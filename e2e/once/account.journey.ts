import { SCRIPT_BLOCKED } from '../support/guard.ts'
import { expect, test } from '../support/journey.ts'
import { allowChange } from '../support/step-up.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a wrong name is reported and keeps its input, and so does a failing backend; a correct name is saved', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/50\d/)
  await site.signIn(customer, '/account/profile?edit=name')
  await page.locator('#profile-firstName').fill('')
  await page.locator('#profile-lastName').fill('Tremblay-Côté')
  await site.button('profile_save').click()
  const firstName = page.locator('#profile-firstName')
  await expect(firstName).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#profile-lastName')).toHaveValue('Tremblay-Côté')
  const summary = page
    .getByRole('region')
    .filter({ has: page.locator('a[href="#profile-firstName"]') })
    .last()
  await expect(summary).toBeFocused()
  await site.button('profile_save').click()
  await expect(summary).toBeFocused()
  await site.expectAccessible()
  await firstName.fill('Noor')
  const detail = 'Words of the backend.'
  const refusal = { kind: 'status', status: 409, detail } as const
  await control.setScenario(customer.sub, { call: 'updateCustomer', ...refusal, times: 1 })
  await site.button('profile_save').click()
  await expect(page.getByRole('alert').filter({ hasText: detail })).toBeVisible()
  await expect(firstName).toHaveValue('Noor')
  await control.setScenario(customer.sub, { call: 'updateCustomer', kind: 'status', times: 1 })
  await firstName.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: site.say('profile_unsure') })).toBeVisible()
  await expect(firstName).toBeFocused()
  await site.button('profile_save').click()
  await expect(page.getByText('Noor Tremblay-Côté').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Noor Tremblay-Côté').first()).toBeVisible()
})

test('experiments are explained, joined and left; a data export is requested once; closing the account is requested and cancelled', async ({
  site,
  page,
  context,
  customer,
}) => {
  await site.signIn(customer, '/account/privacy')
  await expect(page.getByRole('heading', { name: site.say('privacy_whyTitle') })).toBeVisible()
  await expect(site.text(site.say('privacy_whyNotTesting'))).toBeVisible()
  await site.button('privacy_whyJoin').click()
  await expect(site.text(site.say('privacy_whyJoined'))).toBeVisible()
  await expect(site.text(site.say('privacy_whyTesting'))).toBeVisible()
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  expect(await cookies()).toContain('device')
  await site.button('privacy_whyLeave').click()
  await expect(site.text(site.say('privacy_whyLeft'))).toBeVisible()
  await expect(site.text(site.say('privacy_whyNotTesting'))).toBeVisible()
  expect(await cookies()).not.toContain('device')
  await site.settled()
  await site.button('privacy_exportAsk').click()
  await expect(page.getByRole('button', { name: site.say('privacy_exportAsk') })).toBeHidden()
  await site.expectAccessible()
  await site.button('privacy_close').click()
  await expect(page.getByText(site.say('privacy_hintTitle')).first()).toBeVisible()
  await allowChange(site, customer)
  await site.settled()
  await site.button('privacy_keep').click()
  await expect(page.getByRole('button', { name: site.say('privacy_close') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what will not be saved of a phone number is said before it is sent', async ({
    site,
    page,
    customer,
    guard,
  }) => {
    guard.expect(SCRIPT_BLOCKED)
    await site.signIn(customer)
    await page.goto(site.url('/account/profile?edit=phone'))
    await expect(page.getByText(site.say('field_phoneNoExtension'))).toBeVisible()
  })
})

test('another province brings its own time zone, also into the draft, and the member’s own choice is saved', async ({
  site,
  page,
  control,
}) => {
  const customer = await control.createCustomer({ provinceCode: 'ON', timeZone: 'America/Winnipeg' })
  await site.signIn(customer, '/account/profile?edit=province')
  const [province, zone] = [page.locator('#profile-provinceCode'), page.locator('#profile-timeZone')]
  await expect(zone).toHaveValue('America/Winnipeg')
  await province.selectOption('BC')
  await expect(zone.locator('option:checked')).toHaveText(
    site.say('profile_zone', { zone: 'America/Vancouver' }),
  )
  await page.reload()
  await expect(province).toHaveValue('BC')
  await expect(zone.locator('option:checked')).toHaveText(
    site.say('profile_zone', { zone: 'America/Vancouver' }),
  )
  await zone.selectOption('America/Edmonton')
  await site.expectAccessible()
  await site.button('profile_save').click()
  const saved = site.say('profile_zone', { zone: 'America/Edmonton' })
  await expect(page.getByText(site.say('profile_timeZoneIs', { zone: saved }))).toBeVisible()
})
