import { expect, test } from '../support/journey.ts'

test('an address is completed by keyboard and by pointer; what was typed is there without suggestions', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  await site.open('/account/profile/addresses/new')
  const field = (name: string) => page.locator(`#address-${name}`)
  const street = field('addressLine1')
  const list = page.getByRole('listbox', { name: site.say('addresses_suggested') })
  const options = list.getByRole('option')
  await field('addressLine2').fill('Unit 7')
  // Before its list is there: what the field is does not change under the focus.
  await expect(street).toHaveRole('combobox')
  await street.click()
  await street.pressSequentially('214 riv')
  await expect(list).toBeVisible()
  await expect(options).toHaveText(['214 Riverside DriveSudbury ON P3E 1C5'])
  await street.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await street.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(street).toBeFocused()
  await expect(page.getByText(site.say('addresses_filled'))).toBeAttached()
  for (const [name, value] of [
    ['addressLine1', '214 Riverside Drive'],
    ['addressLine2', 'Unit 7'],
    ['city', 'Sudbury'],
    ['provinceCode', 'ON'],
    ['postalCode', 'P3E 1C5'],
  ] as const)
    await expect(field(name)).toHaveValue(value)
  // It is a draft like what is typed.
  await page.reload()
  await expect(field('city')).toHaveValue('Sudbury')
  await street.fill('')
  await street.pressSequentially('12 king')
  await options.first().click()
  await expect(field('city')).toHaveValue('Fredericton')
  // The same once more asks once more.
  await street.fill('12 king')
  await expect(options).not.toHaveCount(0)
  await street.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(street).toHaveValue('12 king')
})
