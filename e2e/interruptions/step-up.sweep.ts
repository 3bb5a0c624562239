import type { Operation } from '@borealis/contract/calls.ts'
import { expect } from '@playwright/test'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { passTime } from '../../tests/support/waits.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import { Site } from '../support/journey.ts'
import { doneFor, submit } from '../support/sending.ts'
import { allowChange, denyChange, expectCodeAsked } from '../support/step-up.ts'
import { writtenForms } from '../support/written-forms.ts'
import { type Trial, tryOnForms } from './trial.ts'
import { isSaid } from './words-seen.ts'

/** The backend call of each form after its step-up, and the page's message when it was not completed. */
const ends: Record<string, { does: Operation; stopped: MessageKey }> = {
  'e-mail address': { does: 'updateCustomer', stopped: 'email_stopped' },
  'new address': { does: 'createAddress', stopped: 'addresses_cancelled' },
  'removal of an address': { does: 'deleteAddress', stopped: 'addresses_removalStopped' },
  'closing of the account': { does: 'requestDeletion', stopped: 'privacy_closeStopped' },
}
const forms = writtenForms.filter(({ name }) => name in ends)

function endOf({ written }: Trial) {
  const end = ends[written.name]
  if (!end) throw new Error(`how does “${written.name}” end?`)
  return end
}
const done = (trial: Trial) => doneFor(trial.control, trial.customer, endOf(trial).does)

async function begin(trial: Trial): Promise<void> {
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  await expectCodeAsked(trial.site)
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
  await page.goBack()
  await trial.settle()
  if (trial.state === 'hydrated') await trial.expectHeld()
  else await trial.written.fill?.(page)
  expect(await done(trial)).toBe(before)
  await trial.press()
  await allowChange(site, trial.customer)
  expect(await done(trial)).toBe(before + 1)
})

tryOnForms('confirmed in another tab, and gone on with in this one', { forms }, async (trial) => {
  const { page, site, customer } = trial
  const before = await done(trial)
  await begin(trial)
  const code = await latestCode(site.world.issuer, customer.email)
  const other = new Site(await page.context().newPage(), site.world, site.locale)
  await other.page.goto(site.url(trial.written.path(customer)))
  await trial.written.fill?.(other.page)
  await submit(other.page, trial.written.form).click({ noWaitAfter: true })
  await allowChange(other, customer)
  const outcome = new URL(other.page.url()).pathname
  const field = page.getByLabel(site.provider.code, { exact: true })
  await field.fill(code)
  if (trial.state === 'without script') await page.locator('button.primary').click({ noWaitAfter: true })
  await expect(page).toHaveURL((url) => url.pathname === outcome)
  expect(await done(trial)).toBe(before + 1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await done(trial)).toBe(before + 1)
})
