import { aPhoto } from '../../tests/support/a-photo.ts'
import { daysAgo } from '../../tests/support/samples.ts'
import { holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'

test('a large photo of a receipt is made smaller before it is sent, and what is no photo is said at once', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  await site.open('/help/missing-points')
  const photo = page.locator('#claim-receiptPicture')
  const file = () =>
    photo.evaluate((input: HTMLInputElement) => ({
      size: input.files?.[0]?.size,
      type: input.files?.[0]?.type,
    }))
  await page.locator('#claim-partnerCode').selectOption('maple-books')
  await page.locator('#claim-occurredOn').fill(daysAgo(35))
  await page.locator('#claim-amount').fill('37.25')
  await photo.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a receipt') })
  await expect(photo).toHaveAccessibleDescription(new RegExp(site.say('claims_pictureKind')))
  const buffer = await aPhoto(3_000, 2_000)
  await photo.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(file).toMatchObject({ type: 'image/jpeg' })
  await expect.poll(async () => (await file()).size).toBeLessThan(buffer.byteLength / 2)
  await expect(photo).not.toHaveAttribute('aria-invalid')
  await site.button('claims_send').click()
  await expect(page).toHaveURL(/\?claim=[\w-]+$/)
  await expect(page.getByText(site.say('claims_rowPicture')).first()).toBeVisible()
})

test('what is corrected in a claim that was refused is kept while its page hydrates', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/status of 422/)
  await site.signIn(customer)
  await site.open('/help/missing-points')
  await page.locator('#claim-partnerCode').selectOption('maple-books')
  await page.locator('#claim-occurredOn').fill(daysAgo(35))
  const amount = page.locator('#claim-amount')
  await amount.fill('lots')
  await page
    .locator('#claim-receiptPicture')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(300, 200) })
  const letScriptsArrive = await holdScripts(page)
  await site.button('claims_send').click()
  await expect(page.getByRole('heading', { name: site.say('claims_title'), level: 1 })).toBeVisible()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('37.25')
  await letScriptsArrive()
  await expect(amount).toHaveValue('37.25')
  await page.reload()
  await site.settled()
  await expect(amount).toHaveValue('37.25')
})
