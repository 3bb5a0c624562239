import { languageName } from '../../app/domain/locale.ts'
import { newEmail } from '../../tests/support/samples.ts'
import { holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'
import { question } from '../support/redeem.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('the input survives a language switch, another page and a step that is opened by its URL', async ({
  site,
  page,
}) => {
  await site.open('/create-account')
  // Held back once where the address looks mistyped, and told why wherever the focus is.
  await page.locator('#join-email').fill('maelle@gmial.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'maelle@gmail.com' })).toBeVisible()
  await page.locator('#join-email').fill('maelle@exemple.ca')
  await page.keyboard.press('Enter')
  await expect(question(site, 'join_aboutQuestion')).toBeVisible()
  await page.locator('#join-firstName').fill('Maëlle')
  await page.locator('#join-lastName').fill('Robichaud')
  const inLanguage = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
  await inLanguage(site.otherLanguage).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await site.settled()
  await expect(page.locator('#join-lastName')).toHaveValue('Robichaud')
  await page.locator('#join-birthDate').fill('28/02/1994')
  await inLanguage(languageName(site.locale)).click()
  await site.settled()
  await expect(page.locator('#join-birthDate')).toHaveValue('28 février 1994')
  await site.open('/offers')
  await site.open('/create-account?step=about')
  await expect(page.locator('#join-firstName')).toHaveValue('Maëlle')
  await expect(page.locator('#join-birthDate')).toHaveValue('28 février 1994')
})

test('what was typed before hydration is kept, without another letter, and restoring it keeps the focus in its field', async ({
  site,
  page,
}) => {
  const email = page.locator('#join-email')
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/create-account'))
  await email.click()
  await page.keyboard.type('maelle@exemple.ca')
  await letScriptsArrive()
  await site.settled()
  const letThemArriveAgain = await holdScripts(page)
  await page.goto(site.url('/create-account'))
  await expect(email).toHaveValue('')
  await email.focus()
  await letThemArriveAgain()
  await expect(email).toHaveValue('maelle@exemple.ca')
  await expect(email).toBeFocused()
})

test('an invalid e-mail address is reported at its field, a lost response beside the button; then the form is sent', async ({
  site,
  page,
  context,
  control,
  world,
  guard,
}) => {
  guard.expect(/50\d/)
  await site.open('/create-account')
  const value = await control.createScenario({ call: 'validateEmail', kind: 'status', times: 1 })
  await context.addCookies([{ name: 'borealis-scenario', value, url: world.site }])
  await page.locator('#join-email').fill('maëlle@exemple.ca')
  await site.button('join_next').press('Enter')
  await expect(page.locator('#join-email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(site.say('field_emailSign', { sign: 'ë' })).first()).toBeVisible()
  await page.locator('#join-email').fill(newEmail())
  await site.button('join_next').press('Enter')
  const told = page.getByRole('alert').filter({ hasText: site.say('join_emailNotSent') })
  await expect(told).toBeInViewport()
  await expect(site.button('join_next')).toBeInViewport()
  await site.button('join_next').press('Enter')
  await expect(question(site, 'join_aboutQuestion')).toBeVisible()
})

test('the review shows what will be sent: the address that a link held, and a number without its extension', async ({
  site,
  page,
}) => {
  const next = () => page.getByRole('button', { name: site.say('join_next'), exact: true }).click()
  await site.open('/create-account')
  await page.locator('#join-email').fill('mailto:maelle@exemple.ca')
  await next()
  await page.locator('#join-firstName').fill('Maëlle')
  await page.locator('#join-lastName').fill('Robichaud')
  await page.locator('#join-birthDate').fill('28 février 1994')
  await page.locator('#join-provinceCode').selectOption('NB')
  await page.locator('#join-phone').fill('506-555-0188, poste 12')
  await next()
  await expect(question(site, 'join_extrasQuestion')).toBeVisible()
  await next()
  await expect(page.getByText('maelle@exemple.ca', { exact: true })).toBeVisible()
  await expect(page.getByText(site.say('field_phoneExtension', { phone: '506-555-0188' }))).toBeVisible()
})

test('while joining is closed a notice replaces the form, and the rest of the site works', async ({
  site,
  page,
  context,
  control,
  world,
}) => {
  const value = await control.createScenario({ call: 'getPageData', kind: 'joining-closed' })
  await context.addCookies([{ name: 'borealis-scenario', value, url: world.site }])
  await site.open('/create-account')
  await expect(page.getByRole('heading', { name: site.say('join_closedTitle') })).toBeVisible()
  await expect(page.locator('#join-email')).toHaveCount(0)
  await expect(site.link('site_signIn')).toHaveCount(0)
  await site.expectAccessible()
  // An old link or a typed URL shows the same notice instead of the provider.
  await page.goto(site.url('/auth/sign-in'))
  await expect(page.getByRole('heading', { name: site.say('auth_closedHeading') })).toBeVisible()
  await site.expectAccessible()
  await site.settled()
  await site.link('site_seeOffers').click()
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
