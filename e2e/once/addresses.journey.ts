import type { Page } from '@playwright/test'
import type { TestCustomer } from '../../tests/support/control.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { allowChange, denyChange } from '../support/step-up.ts'

const OLD = {
  addressLine1: '12 Rue du Fort',
  city: 'Québec',
  provinceCode: 'QC',
  postalCode: 'G1R 2J6',
} as const
const NEW = '88 Water Street'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', plan: { addresses: [OLD] } })

/** A notification. Its text occurs nowhere else on the page. */
const notice = (site: Site, key: MessageKey) => site.text(site.say(key))
const line = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street })

async function fillIn(page: Page, street: string): Promise<void> {
  await page.locator('[name=addressLine1]').fill(street)
  await page.locator('[name=city]').fill('St. John’s')
  await page.locator('[name=provinceCode]').selectOption('NL')
  await page.locator('[name=postalCode]').fill('a1c1a1')
}

const refusal = { kind: 'status', status: 409, code: 'CONFLICT', detail: 'Words of the backend.' } as const

/** Submits the form and denies the step-up, which its page says when it is back. */
async function deny(site: Site, button: MessageKey, said: MessageKey): Promise<void> {
  await site.button(button).click()
  await denyChange(site)
  await expect(notice(site, said)).toBeVisible()
  await expect(site.button(button)).toBeFocused()
}

/** Submits the form and allows the step-up. */
async function allow(site: Site, button: MessageKey, customer: TestCustomer): Promise<void> {
  await site.settled()
  await site.button(button).click()
  await allowChange(site, customer)
}

test('a new address: invalid, denied, refused, then saved, and the input is kept throughout', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer, '/account/profile/addresses/new')
  await site.button('addresses_save').click()
  await expect(page.getByText(site.say('addresses_line1Missing')).first()).toBeVisible()
  await expect(page.locator('[name=addressLine1]')).toHaveAttribute('aria-invalid', 'true')
  await site.expectAccessible()
  await site.settled()
  await fillIn(page, NEW)
  // What has been put right says so before it is sent, and a warning has room again.
  await expect(page.locator('form [aria-invalid]')).toHaveCount(0)
  await page.locator('[name=provinceCode]').selectOption('QC')
  await expect(page.locator('#address-postalCode-note')).toContainText('A')
  await page.locator('[name=provinceCode]').selectOption('NL')
  const expectKept = async () => {
    await expect(page.locator('[name=addressLine1]')).toHaveValue(NEW)
    await expect(page.locator('[name=postalCode]')).toHaveValue('A1C 1A1')
  }
  await deny(site, 'addresses_save', 'addresses_cancelled')
  await expectKept()
  await control.setScenario(customer.sub, { call: 'createAddress', ...refusal, times: 1 })
  await allow(site, 'addresses_save', customer)
  await expect(page.getByText(refusal.detail).first()).toBeVisible()
  await expectKept()
  await allow(site, 'addresses_save', customer)
  await expect(notice(site, 'addresses_created')).toBeVisible()
  await expect(page).toHaveURL(site.url('/account/profile'))
  await expect(line(page, NEW).getByRole('link').first()).toBeFocused()
  await expect(line(page, OLD.addressLine1)).toBeVisible()
})

test('an address is changed: denied, then saved', { tag: '@firefox' }, async ({ site, page, customer }) => {
  await site.signIn(customer, `/account/profile/addresses/${customer.addressIds[0]}`)
  await expect(page.locator('[name=addressLine1]')).toHaveValue(OLD.addressLine1)
  await fillIn(page, NEW)
  await deny(site, 'addresses_save', 'addresses_cancelled')
  await expect(page.locator('[name=addressLine1]')).toHaveValue(NEW)
  await allow(site, 'addresses_save', customer)
  await expect(notice(site, 'addresses_updated')).toBeVisible()
  await expect(line(page, NEW).getByRole('link').first()).toBeFocused()
  await expect(line(page, OLD.addressLine1)).toHaveCount(0)
})

test('an address is removed: denied, then gone', async ({ site, page, customer }) => {
  await site.signIn(customer)
  await site.open(`/account/profile/addresses/${customer.addressIds[0]}/delete`)
  await expect(site.text(OLD.addressLine1)).toBeVisible()
  await site.expectAccessible()
  await deny(site, 'addresses_remove', 'addresses_removalStopped')
  await allow(site, 'addresses_remove', customer)
  await expect(notice(site, 'addresses_deleted')).toBeVisible()
  await expect(notice(site, 'addresses_emptyTitle')).toBeVisible()
  await expect(page.getByRole('link', { name: site.say('addresses_add') })).toBeFocused()
})
