import { expect } from '@playwright/test'
import { passTime } from '../../tests/support/waits.ts'
import { everyForm, tryOnForms } from './trial.ts'

const forms = everyForm.filter(({ writes }) => writes !== undefined)
const lines = [/50[0-9]/]

tryOnForms('done, and the answer lost', { forms, lines }, async (trial) => {
  await trial.meets({ kind: 'cut-after-commit' })
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  // A form without a success message disappears on success, which is its message.
  if (trial.written.done || trial.state !== 'hydrated') await trial.expectTold('unknown')
  else await trial.expectTold('done')
  await trial.expectFocusKept()
})

tryOnForms('refused for now, and sent again', { forms, lines }, async (trial) => {
  const { page } = trial
  await trial.meets({ kind: 'status' })
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  await trial.expectTold('unknown')
  expect(await trial.done()).toBe(0)
  await trial.expectFocusKept()
  const isErrorPage = (await page.getByRole('contentinfo').count()) === 0
  // The one form that is not rendered again at its own URL: it is on the page that the error page leads to.
  if (isErrorPage) await trial.site.link('errors_home').click()
  await trial.expectHeld()
  await passTime(1_000)
  await trial.press()
  await trial.expectTold('done')
  expect(await trial.done()).toBe(1)
})
