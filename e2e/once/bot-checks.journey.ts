import { serviceNames } from '../../app/bot-check/services.ts'
import { startWorld, type World } from '../../tests/support/world.ts'
import { startBotProvider } from '../support/bot-provider.ts'
import { expect, Site, test } from '../support/journey.ts'
import { question } from '../support/redeem.ts'

const key = 'a-key-of-this-journey-and-of-nothing-else'
/** The longest wait on a device six times slower than a busy machine. Milliseconds. */
const PATIENCE_MS = 60_000

/** The first step of joining by keyboard; the bot check guards the second. */
async function passesTheCheck(site: Site, email: string): Promise<void> {
  await site.open('/create-account')
  await passesFromHere(site, email)
}

async function passesFromHere(site: Site, email: string): Promise<void> {
  await site.page.locator('#join-email').focus()
  await site.page.keyboard.type(email)
  await goesOn(site, email)
}

/** Presses Enter once the form can be sent; the input is still there. */
async function goesOn(site: Site, email: string): Promise<void> {
  await expect(site.button('join_next')).toBeEnabled({ timeout: PATIENCE_MS })
  await expect(site.page.locator('#join-email')).toHaveValue(email)
  await site.page.locator('#join-email').press('Enter')
}

test('the proof of work needs no pointer, and a slow device passes', async ({ page }) => {
  test.slow()
  const world = await startWorld({ BOT_CHECK: 'altcha', BOT_CHECK_VERIFIER: 'site', ALTCHA_HMAC_KEY: key })
  try {
    const site = new Site(page, world, 'fr-ca')
    await site.open('/create-account')
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await passesFromHere(site, 'lente@exemple.ca')
    await expect(question(site, 'join_aboutQuestion')).toBeVisible({ timeout: PATIENCE_MS })
  } finally {
    await world.close()
  }
})

for (const kind of serviceNames) {
  test(`${kind} is allowed by its own policy only; while it is down nobody passes and no input is lost`, async ({
    page,
    guard,
  }) => {
    test.slow()
    const provider = await startBotProvider()
    let world: World | undefined
    try {
      world = await startWorld({
        BOT_CHECK: kind,
        BOT_CHECK_VERIFIER: 'site',
        ...provider.settings(kind),
      })
      const site = new Site(page, world, 'fr-ca')
      await passesTheCheck(site, 'maelle@exemple.ca')
      await expect(question(site, 'join_aboutQuestion')).toBeVisible()
      expect(provider.verdicts()).toBe(1)
      provider.breakDown()
      guard.expect(/503/)
      await site.open('/create-account')
      await page.locator('#join-email').fill('autre@exemple.ca')
      await goesOn(site, 'autre@exemple.ca')
      await expect(page.getByText(site.say('botCheck_down'))).toBeVisible()
      await expect(page.locator('#join-email')).toHaveValue('autre@exemple.ca')
      await page.reload()
      await site.settled()
      await expect(page.locator('#join-email')).toHaveValue('autre@exemple.ca')
    } finally {
      await Promise.all([world?.close(), provider.close()])
    }
  })
}
