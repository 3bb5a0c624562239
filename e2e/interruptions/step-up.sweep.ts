import { expect } from '@playwright/test'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { passTime } from '../../tests/support/waits.ts'
import { Site } from '../support/journey.ts'
import { submit } from '../support/sending.ts'
import { allowChange, denyChange, expectCodeAsked } from '../support/step-up.ts'
import { writtenForms } from '../support/written-forms.ts'
import { type Trial, tryOnForms } from './trial.ts'
import { isSaid } from './words-seen.ts'

const forms = writtenForms.filter(({ afterStepUp }) => afterStepUp)

async function begin(trial: Trial): Promise<void> {
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  await expectCodeAsked(trial.site)
}

tryOnForms('said no to at the provider', { forms }, async (trial) => {
  const { site, written } = trial
  const stopped = written.afterStepUp ? [written.afterStepUp.stopped] : []
  await begin(trial)
  await denyChange(site)
  await trial.settle()
  await expect.poll(() => isSaid(site, stopped)).toBe(true)
  await trial.expectHeld()
  expect(await trial.done()).toBe(0)
  await passTime(1_000)
  await trial.press()
  await allowChange(site, trial.customer)
  expect(await trial.done()).toBe(1)
})

tryOnForms('left by Back from the provider, and sent again', { forms }, async (trial) => {
  const { page, site } = trial
  await begin(trial)
  await page.goBack()
  await trial.settle()
  if (trial.state === 'hydrated') await trial.expectHeld()
  else await trial.written.fill?.(page)
  expect(await trial.done()).toBe(0)
  await trial.press()
  await allowChange(site, trial.customer)
  expect(await trial.done()).toBe(1)
})

tryOnForms('confirmed in another tab, and gone on with in this one', { forms }, async (trial) => {
  const { page, site, customer } = trial
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
  expect(await trial.done()).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await trial.done()).toBe(1)
})
