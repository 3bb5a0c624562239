import type { Page } from '@playwright/test'
import type { Control, TestCustomer } from '../../tests/support/control.ts'
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

/**
 * Submits the form three times: the step-up is denied, the backend refuses, then it succeeds. `check` runs after the
 * first two.
 */
async function denyRefuseAllow(
  { site, control, customer }: { site: Site; control: Control; customer: TestCustomer },
  button: MessageKey,
  call: 'createAddress' | 'updateAddress' | 'deleteAddress',
  check: () => Promise<void> = async () => {},
): Promise<void> {
  await site.button(button).click()
  await denyChange(site)
  const denied = call === 'deleteAddress' ? 'addresses_removalStopped' : 'addresses_cancelled'
  await expect(notice(site, denied)).toBeVisible()
  await expect(site.button(button)).toBeFocused()
  await check()

  await control.setScenario(customer.sub, { call, ...refusal, times: 1 })
  await site.settled()
  await site.button(button).click()
  await allowChange(site, customer)
  await expect(site.page.getByText(refusal.detail).first()).toBeVisible()
  await check()

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
  await denyRefuseAllow({ site, control, customer }, 'addresses_save', 'createAddress', async () => {
    await expect(page.locator('[name=addressLine1]')).toHaveValue(NEW)
    await expect(page.locator('[name=postalCode]')).toHaveValue('A1C 1A1')
  })
  await expect(notice(site, 'addresses_created')).toBeVisible()
  await expect(page).toHaveURL(site.url('/account/profile'))
  await expect(line(page, NEW).getByRole('link').first()).toBeFocused()
  await expect(line(page, OLD.addressLine1)).toBeVisible()
})

test('an address is changed: denied, refused, then saved', { tag: '@firefox' }, async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer, `/account/profile/addresses/${customer.addressIds[0]}`)
  await expect(page.locator('[name=addressLine1]')).toHaveValue(OLD.addressLine1)
  await fillIn(page, NEW)
  await denyRefuseAllow({ site, control, customer }, 'addresses_save', 'updateAddress', () =>
    expect(page.locator('[name=addressLine1]')).toHaveValue(NEW),
  )
  await expect(notice(site, 'addresses_updated')).toBeVisible()
  await expect(line(page, NEW).getByRole('link').first()).toBeFocused()
  await expect(line(page, OLD.addressLine1)).toHaveCount(0)
})

test('an address is removed: denied, refused, then gone', async ({ site, page, control, customer }) => {
  await site.signIn(customer)
  await site.open(`/account/profile/addresses/${customer.addressIds[0]}/delete`)
  await expect(site.text(OLD.addressLine1)).toBeVisible()
  await site.expectAccessible()
  await denyRefuseAllow({ site, control, customer }, 'addresses_remove', 'deleteAddress')
  await expect(notice(site, 'addresses_deleted')).toBeVisible()
  await expect(notice(site, 'addresses_emptyTitle')).toBeVisible()
  await expect(page.getByRole('link', { name: site.say('addresses_add') })).toBeFocused()
})
