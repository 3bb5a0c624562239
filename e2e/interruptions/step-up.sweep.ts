import type { Operation } from '@borealis/contract/calls.ts'
import { expect } from '@playwright/test'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { passTime } from '../../tests/support/waits.ts'
import { doneFor } from '../support/sending.ts'
import { allowChange, denyChange } from '../support/step-up.ts'
import { writtenForms } from '../support/written-forms.ts'
import { type Trial, tryOnForms } from './trial.ts'
import { isSaid } from './words-seen.ts'

/** The backend call of each form after its step-up, and the page's message when it was not completed. */
const ends: Record<string, { does: Operation; stopped: string }> = {
  'e-mail address': { does: 'updateCustomer', stopped: 'email_stopped' },
  'new address': { does: 'createAddress', stopped: 'addresses_cancelled' },
  'removal of an address': { does: 'deleteAddress', stopped: 'addresses_removalStopped' },
  'closing of the account': { does: 'requestDeletion', stopped: 'privacy_closeStopped' },
}
const forms = writtenForms.filter(({ name }) => name in ends)

const endOf = ({ written }: Trial) => ends[written.name] ?? { does: 'updateCustomer', stopped: '' }
const done = (trial: Trial) => doneFor(trial.control, trial.customer, endOf(trial).does)

async function begin(trial: Trial): Promise<void> {
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  await expect(trial.page).toHaveURL(/\/auth\/step-up\?intent=/)
  await trial.page.waitForLoadState()
}

tryOnForms('said no to at the provider', { forms }, async (trial) => {
  const { site } = trial
  const before = await done(trial)
  await begin(trial)
  await denyChange(site)
  await trial.settle()
  await expect.poll(() => isSaid(site, [endOf(trial).stopped])).toBe(true)
  await trial.expectHeld()
  expect(await done(trial)).toBe(before)
  await passTime(1_000)
  await trial.press()
  await allowChange(site, trial.customer)
  expect(await done(trial)).toBe(before + 1)
})

tryOnForms('left by Back from the provider, and sent again', { forms }, async (trial) => {
  const { page, site } = trial
  const before = await done(trial)
  await begin(trial)
  await site.button('auth_stepUpContinue').click()
  await expect(page.getByRole('heading', { name: site.provider.stepUp, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/step-up\?intent=/)
  await page.goBack()
  await trial.settle()
  if (trial.state === 'hydrated') await trial.expectHeld()
  else await trial.written.fill?.(page)
  expect(await done(trial)).toBe(before)
  await trial.press()
  await expect(page).toHaveURL(/\/auth\/step-up\?intent=/)
  await allowChange(site, trial.customer)
  expect(await done(trial)).toBe(before + 1)
})

tryOnForms('confirmed in another tab, and gone on with in this one', { forms }, async (trial) => {
  const { page, site, customer } = trial
  const before = await done(trial)
  await begin(trial)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: site.say('auth_stepUpContinue') }).click()
  await other
    .getByLabel(site.provider.code, { exact: true })
    .fill(await latestCode(site.world.issuer, customer.email))
  await other.waitForURL((url) => url.origin === site.world.site)
  const outcome = new URL(other.url()).pathname
  await site.button('auth_stepUpContinue').click()
  await expect(page).toHaveURL((url) => url.pathname === outcome)
  expect(await done(trial)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === outcome)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await done(trial)).toBe(before + 1)
})
