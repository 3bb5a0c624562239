import { expect } from '@playwright/test'
import { passTime } from '../../tests/support/waits.ts'
import { signInByRequest } from '../support/sign-in-by-request.ts'
import { allOf, tryOnForms } from './trial.ts'

const lines = [/status of 40[14]|OTHER_MEMBER/]

tryOnForms('the session ended in another browser before it is sent', { lines }, async (trial) => {
  const { page, site, customer } = trial
  await trial.endSessionElsewhere()
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  await page.waitForURL(
    (url) => url.searchParams.has('unsent') || url.origin !== new URL(site.world.site).origin,
  )
  if (!page.url().startsWith(site.world.site)) await site.signInAtProvider(customer)
  await trial.settle()
  await trial.expectTold('not done')
  expect(await trial.done()).toBe(0)
  // Without the application, input cannot be kept.
  if (trial.state === 'hydrated' && !trial.written.needsScript) await trial.expectHeld()
  else await trial.written.fill?.(page)
  await passTime(1_000)
  await trial.press()
  await trial.expectTold('done')
})

tryOnForms('somebody else signed in in another tab before it is sent', { lines }, async (trial) => {
  const { page, site, control, customer } = trial
  const sister = await control.createCustomer({ language: 'fr', firstName: 'Berthe', addresses: [] })
  await page.context().clearCookies()
  await signInByRequest(page.context().request, site.url('/auth/sign-in'), sister)
  await trial.press()
  await passTime(300)
  trial.releaseApplication()
  await trial.expectTold('another member')
  const written = async (sub: string) =>
    (await control.look(sub)).calls.filter(({ operation }) => operation === trial.change)
  expect([await written(customer.sub), await written(sister.sub)]).toEqual([[], []])
  await site.link('errors_tryAgain').click()
  await trial.settle()
  await passTime(500)
  const shown = await allOf(page)
  for (const typed of trial.words()) expect(shown).not.toContain(typed)
})
