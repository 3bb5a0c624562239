import { newEmail } from '../../tests/support/samples.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { allowChange } from '../support/step-up.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

/** The token in the link of the latest message to a mailbox. */
async function linkToken({ page, world }: Site, to: string): Promise<string> {
  const answer = await page.request.get(`${world.issuer}/outbox.json?to=${encodeURIComponent(to)}`)
  const messages: { body: string }[] = await answer.json()
  return /\?token=([\w.-]+)/.exec(messages[0]?.body ?? '')?.[1] ?? ''
}

async function asksFor(site: Site, email: string): Promise<void> {
  await site.page.locator('#new-email').fill(email)
  await site.button('email_continue').click()
}

test('an e-mail change is requested and cancelled, then rejected, requested and confirmed from its own mailbox', async ({
  site,
  page,
  context,
  customer,
}) => {
  await site.signIn(customer, '/account/profile/email')
  const unwanted = newEmail()
  await asksFor(site, unwanted)
  await allowChange(site, customer)
  await site.settled()
  await site.button('email_cancelChange').click()
  await expect(site.text(site.say('email_kept', { email: customer.email }))).toBeVisible()
  await expect(page.getByText(unwanted)).toHaveCount(0)
  await site.open(`/confirm-email?token=${await linkToken(site, unwanted)}`)
  await site.button('email_confirmButton').click()
  await expect(page.getByRole('heading', { name: site.say('email_expiredHeading') })).toBeVisible()

  await site.open('/account/profile/email')
  const wanted = newEmail()
  await asksFor(site, 'nobody')
  await expect(page.getByText(site.say('field_emailAt')).first()).toBeVisible()
  await expect(page.locator('#new-email')).toHaveValue('nobody')
  await asksFor(site, wanted)
  await allowChange(site, customer)
  await expect(site.text(site.say('email_waitingTitle'))).toBeVisible()
  await expect(page.getByText(wanted).first()).toBeVisible()
  await site.expectAccessible()
  const other = await context.newPage()
  await other.goto(site.url('/account/profile'))
  await expect(other.getByText(site.say('email_waitingTitle'))).toBeVisible()
  await site.open(`/confirm-email?token=${await linkToken(site, wanted)}`)
  await site.button('email_confirmButton').click()
  await expect(page.getByRole('heading', { name: site.say('email_confirmedHeading') })).toBeVisible()
  // In the same document, which knew the profile before, and in the tab that was open meanwhile.
  await site.link('email_toProfile').click()
  for (const shown of [page, other]) {
    await expect(shown.getByText(wanted).first()).toBeVisible()
    await expect(shown.getByText(site.say('email_waitingTitle'))).toHaveCount(0)
    await expect(shown.getByText(customer.email)).toHaveCount(0)
  }
})

test('a change that is taken back after its link was opened elsewhere is said to be done', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer, '/account/profile/email')
  const wanted = newEmail()
  await asksFor(site, wanted)
  await allowChange(site, customer)
  await site.settled()
  const token = await linkToken(site, wanted)
  const { origin } = new URL(site.url('/'))
  await page.request.post(site.url('/confirm-email'), { form: { token }, headers: { origin } })
  await site.button('email_cancelChange').click()
  await expect(site.text(site.say('email_changed', { email: wanted }))).toBeVisible()
})
