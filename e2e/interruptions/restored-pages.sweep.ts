import { expect } from '@playwright/test'
import { passTime } from '../../tests/support/waits.ts'
import { wholeBrowser } from '../support/browsers.ts'
import { test } from '../support/journey.ts'
import { signInByRequest } from '../support/sign-in-by-request.ts'
import { allOf, tryOnForms } from './trial.ts'

// Neither the headless shell nor Playwright's default flags enable the back/forward cache.
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

tryOnForms(
  'somebody else signed in before Back shows it again',
  { lines: [/status of 40[14]|OTHER_MEMBER/] },
  async (trial) => {
    const { page, site, control, customer } = trial
    // In the header of every page of a member.
    const name = 'Robin Lavoie'
    const markup = () => page.locator('html').innerHTML()
    expect(await markup()).toContain(name)
    const sister = await control.createCustomer({ language: 'fr', firstName: 'Berthe', addresses: [] })
    await page.goto(`${site.world.site}/fr-ca/terms`)
    await page.context().clearCookies()
    await signInByRequest(page.context().request, site.url('/auth/sign-in'), sister)
    trial.releaseApplication()
    await page.goBack()
    // A hidden body has no readable text.
    const seen = (await page.locator('body').isVisible()) ? await markup() : ''
    await trial.settle()
    await passTime(500)
    // What a browser puts back into fields is emptied a moment after it has done so; without a script nobody can.
    const then = trial.state === 'without script' ? await markup() : await allOf(page)
    for (const own of [...trial.words(), customer.email, name]) {
      expect(seen).not.toContain(own)
      expect(then).not.toContain(own)
    }
  },
)
