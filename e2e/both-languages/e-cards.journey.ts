import { expect, test } from '../support/journey.ts'
import { openReview, spendButton } from '../support/redeem.ts'

test('an e-card shows its code after a code check, forgets it when hidden, and is sent again', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  await openReview(site)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  const orderNumber = (await control.look(customer.sub)).orders[0]?.orderNumber ?? ''
  await control.ageOrder(orderNumber, 60)
  await site.open(`/account/orders/${orderNumber}`)
  await site.expectAccessible()
  await page.getByRole('button', { name: site.say('eCards_show') }).click()
  await expect(page).toHaveURL(/\/auth\/step-up\?intent=/)
  await site.button('auth_stepUpContinue').click()
  await site.enterCode(customer)
  await page.locator('button.primary').click()
  const shown = page.getByRole('region', { name: site.say('eCards_code') })
  await expect(shown).toBeVisible()
  await expect(shown).toBeFocused()
  // Neither the address nor the history keeps what allowed the look.
  await expect(page).toHaveURL(site.url(`/account/orders/${orderNumber}`))
  await site.expectAccessible()
  const code = ((await shown.locator('figcaption').textContent()) ?? '').trim()
  expect(code).toMatch(/^\d{4}( \d{4}){3}$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  expect(kept).not.toContain(code)
  await site.button('eCards_hide').click()
  await expect(shown).toBeHidden()
  expect(await page.content()).not.toContain(code)
  await page.reload()
  await site.settled()
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: site.say('eCards_resend') }).click()
  await expect(site.text(site.say('eCards_resent'))).toBeVisible()
})
