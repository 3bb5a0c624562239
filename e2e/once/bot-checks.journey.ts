import { serviceNames } from '../../app/bot-check/services.ts'
import { startWorld } from '../../tests/support/world.ts'
import { startBotProvider } from '../support/bot-provider.ts'
import { expect, test as journey, leaveSite, type Site } from '../support/journey.ts'
import { question } from '../support/redeem.ts'

type Provider = Awaited<ReturnType<typeof startBotProvider>>

/** Journeys in a world of their own, whose site has this bot check. */
const test = journey.extend<{ settings: Record<string, string>; provider: Provider }>({
  siteLocale: 'fr-ca',
  settings: {},
  provider: async ({ browserName: _any }, use) => {
    const provider = await startBotProvider()
    await use(provider)
    await provider.close()
  },
  world: async ({ context, settings }, use) => {
    // The first calls of a new world are slow on a busy machine; an answer that is given up is not what these are about.
    const world = await startWorld({ BOT_CHECK_VERIFIER: 'site', BACKEND_TIMEOUT_MS: '30000', ...settings })
    await use(world)
    await leaveSite(context)
    await world.close()
  },
})

const key = 'a-key-of-this-journey-and-of-nothing-else'
/** The longest wait on a device four times slower than a busy machine. Milliseconds. */
const PATIENCE_MS = 120_000

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

test.describe('altcha', () => {
  test.use({ settings: { BOT_CHECK: 'altcha', ALTCHA_HMAC_KEY: key } })

  test('the proof of work needs no pointer, and a slow device passes', async ({ site, page }) => {
    test.slow()
    await site.open('/create-account')
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await passesFromHere(site, 'lente@exemple.ca')
    await expect(question(site, 'join_aboutQuestion')).toBeVisible({ timeout: PATIENCE_MS })
  })
})

const WHILE_DOWN = 'while it is down nobody passes and no input is lost'

for (const kind of serviceNames) {
  // Tried with one of them: the site does the same for each.
  const isTriedDown = kind === serviceNames[0]
  test.describe(kind, () => {
    test.use({
      settings: async ({ provider }, use) => use({ BOT_CHECK: kind, ...provider.settings(kind) }),
    })

    test(`is allowed by its own policy only${isTriedDown ? `; ${WHILE_DOWN}` : ''}`, async ({
      site,
      page,
      provider,
      guard,
    }) => {
      test.slow()
      const policies: string[] = []
      page.on('response', (response) => {
        const policy = response.headers()['content-security-policy']
        if (new URL(response.url()).pathname === '/fr-ca/create-account' && policy) policies.push(policy)
      })
      await passesTheCheck(site, 'maelle@exemple.ca')
      await expect(question(site, 'join_aboutQuestion')).toBeVisible()
      expect(provider.verdicts()).toBe(1)
      // The frame of the tags comes last, whatever the bot check.
      const frames = policies.map((policy) => /frame-src ([^;]*?)(?: http:\/\/tags\.\S+)?;/.exec(policy)?.[1])
      expect(frames).toEqual([provider.sources(kind)])
      if (!isTriedDown) return
      provider.breakDown()
      guard.expect(/503/)
      await site.open('/create-account')
      await page.locator('#join-email').fill('autre@exemple.ca')
      await goesOn(site, 'autre@exemple.ca')
      await expect(page.getByText(site.say('botCheck_down'))).toBeVisible()
      await expect(question(site, 'join_aboutQuestion')).toHaveCount(0)
      await expect(page.locator('#join-email')).toHaveValue('autre@exemple.ca')
      await page.reload()
      await site.settled()
      await expect(page.locator('#join-email')).toHaveValue('autre@exemple.ca')
    })
  })
}
