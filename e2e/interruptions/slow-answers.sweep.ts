import { expect } from '@playwright/test'
import { passTime } from '../../tests/support/waits.ts'
import { everyForm, tryOnForms } from './trial.ts'

/** Below the site's backend timeout. */
const SLOW_MS = 4_000
/** Above the site's backend timeout: the site gives up, but the backend completes the call. */
const TOO_SLOW_MS = 12_000

const forms = everyForm.filter(({ writes }) => writes !== undefined)

tryOnForms('pressed again while a slow answer is waited for', { forms }, async (trial) => {
  await trial.meets({ kind: 'slow', ms: SLOW_MS })
  await trial.press()
  await passTime(1_500)
  trial.releaseApplication()
  await trial.pressAgain()
  await trial.expectTold('done')
  expect(await trial.done()).toBe(1)
  await trial.expectFocusKept()
})

tryOnForms(
  'pressed again and again while no answer comes in time',
  { forms, lines: [/50[0-9]/] },
  async (trial) => {
    await trial.meets({ kind: 'slow', ms: TOO_SLOW_MS })
    await trial.press()
    await passTime(1_500)
    trial.releaseApplication()
    await trial.pressAgain()
    await passTime(3_500)
    await trial.pressAgain()
    await trial.expectTold('unknown', 20_000)
    await trial.expectFocusKept()
    await passTime(3_000)
    expect(await trial.done()).toBe(1)
  },
)

tryOnForms('left by Back while a slow answer is waited for, and come back to', { forms }, async (trial) => {
  const { page } = trial
  await trial.meets({ kind: 'slow', ms: SLOW_MS })
  await trial.press()
  await passTime(1_000)
  trial.releaseApplication()
  await page.goBack().catch(() => undefined)
  await expect(page).toHaveURL(/\/account\/card$/)
  await expect.poll(() => trial.done()).toBe(trial.isQueued ? 0 : 1)
  await passTime(500)
  expect(await trial.told()).not.toContain('not done')
  await page.goForward()
  await trial.settle()
  expect(await trial.told()).not.toContain('not done')
  expect(await trial.done()).toBe(trial.isQueued ? 0 : 1)
})

tryOnForms('loaded again while a slow answer is waited for', { forms }, async (trial) => {
  const { page } = trial
  await trial.meets({ kind: 'slow', ms: SLOW_MS })
  await trial.press()
  await passTime(1_000)
  trial.releaseApplication()
  await page.reload().catch(() => undefined)
  await trial.settle()
  await expect.poll(() => trial.done()).toBe(trial.isQueued ? 0 : 1)
  expect(await trial.told()).not.toContain('not done')
})

tryOnForms(
  'left by a link while a slow answer is waited for',
  { forms: forms.filter(({ sentByBrowser }) => !sentByBrowser), states: ['hydrated'] },
  async (trial) => {
    const { page } = trial
    await trial.meets({ kind: 'slow', ms: SLOW_MS })
    await trial.press()
    await passTime(1_000)
    await page.getByRole('contentinfo').locator('a[href$="/accessibility"]').click()
    await expect(page).toHaveURL(/\/accessibility$/)
    if (trial.written.done) await trial.expectTold('done')
    await expect.poll(() => trial.done()).toBe(1)
    await expect(page).toHaveURL(/\/accessibility$/)
  },
)
