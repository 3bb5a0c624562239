import type { Browser, BrowserContext, Page } from 'playwright'
import { consentCookie, formatConsent } from '../../app/domain/consent.ts'
import { withLocalePrefix } from '../../app/domain/locale.ts'
import { DEFERRED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { startPoisoner } from '../harness/poisoner.ts'
import { backendUrl, doorOrigin, poisonerPort } from '../harness/world.ts'
import { markupPayloads } from '../hostile/markup.ts'
import type { Stage } from '../stage.ts'
import { gatherPersons, routesFor } from './access.ts'

/** Concurrent pages: one per core. */
const WIDTH = 2

declare global {
  interface Window {
    borealisRan?: number
    borealisStopped?: string[]
  }
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.borealisStopped = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.borealisStopped?.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
}

/** The payloads that ran and the violations of the content security policy, since the page was opened. */
const lookedAt = (page: Page) =>
  page.evaluate(() => ({ ran: window.borealisRan ?? 0, stopped: window.borealisStopped ?? [] }))

/** Control: outside the site the payloads do run, so the test can fail. */
async function runsElsewhere(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  let ran = 0
  for (const payload of markupPayloads) {
    await page.goto('about:blank')
    await page.setContent(`<p>${payload}</p>`, { waitUntil: 'domcontentloaded' })
    await passTime(20)
    ran += Number((await page.evaluate(() => window.borealisRan ?? 0).catch(() => 1)) > 0)
  }
  await page.close()
  return ran
}

/** A browser context, signed in with these cookies or not, that has answered the consent banner. */
async function openContext(browser: Browser, origin: string, cookies: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const pairs = [...cookies.split('; ').filter(Boolean), `${consentCookie(origin)}=${formatConsent([])}`]
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      // As the site itself sets it: browsers treat localhost as secure without TLS.
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin.replace('http:', 'https:') }
    }),
  )
  return context
}

interface Seen {
  /** Payloads that ran. */
  readonly ran: number
  /** Violations of the content security policy. */
  readonly stopped: readonly string[]
  /** Whether the page shows a payload at all. */
  readonly isShown: boolean
}

/** Opens one page, hydrates it, and reports what became of the payloads. Opened dialogs are recorded. */
async function look(context: BrowserContext, address: string, onDialog: () => void): Promise<Seen> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    onDialog()
    dialog.dismiss().catch(() => undefined)
  })
  await watch(page)
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 30_000 })
    // The first interaction hydrates the page, so that React's rendering is tested too.
    await page.keyboard.press('Tab')
    await page.mouse.move(200, 300)
    await page.locator(`script[type=${DEFERRED}]`).waitFor({ state: 'detached' })
    // Time for delayed payloads to run.
    await passTime(250)
    const isShown = (await page.content()).includes('borealisRan')
    return { ...(await lookedAt(page)), isShown }
  } finally {
    await page.close()
  }
}

/**
 * Adds 60 payloads to every text of the backend's responses, and opens every page in a browser, in both languages,
 * signed in and out.
 */
export async function storedMarkup(stage: Stage, rounds: number): Promise<Figure> {
  const tally = createTally()
  const { persons, avery } = await gatherPersons()
  const poisoner = await startPoisoner(poisonerPort, backendUrl)
  const origin = doorOrigin(0).replace('127.0.0.1', 'localhost')
  await stage.restartSite(0, {
    BACKEND_URL: `http://127.0.0.1:${poisonerPort}`,
    PUBLIC_ORIGIN: origin,
  })
  const browser = await launchChromium()
  let opened = 0
  let shown = 0
  try {
    const control = await runsElsewhere(browser)
    tally.expect(control >= 20, `only ${control} payloads run on a page that lets them`)
    const visitor = await openContext(browser, origin, '')
    const member = await openContext(browser, origin, persons[4]?.cookies ?? '')
    const routes = [
      ...routesFor(0).map((path) => ({ context: visitor, path })),
      ...routesFor(4).map((path) => ({ context: member, path })),
    ].filter(({ path }) => !/csv$|^\/health|^\/auth\/backchannel/.test(path))
    for (const round of numbers(rounds)) {
      poisoner.poison.turn = round * 7
      poisoner.poison.withAddresses = round % 2 === 1
      await inTurns(routes, WIDTH, async ({ context, path }, index) => {
        const place = withLocalePrefix(avery.fill(path), (index + round) % 2 ? 'fr-ca' : 'en-ca')
        try {
          const seen = await look(context, origin + place, () =>
            tally.notes.push(`${place}: a dialog opened`),
          )
          opened += 1
          shown += Number(seen.isShown)
          tally.expect(seen.ran === 0, `${place}: ${seen.ran} payloads ran`)
          tally.expect(seen.stopped.length === 0, `${place}: the policy stopped ${seen.stopped[0]}`)
        } catch (error) {
          tally.notes.push(`${place}: ${String(error).slice(0, 160)}`)
        }
      })
    }
    const { texts, addresses, payloads } = poisoner.seen
    tally.expect(
      payloads.size === markupPayloads.length,
      `${payloads.size} of ${markupPayloads.length} payloads were served`,
    )
    tally.expect(shown > opened / 2, `only ${shown} of ${opened} pages showed a payload`)
    return {
      name: `Stored markup: ${markupPayloads.length} payloads in every text of the backend, a browser on every page`,
      goal: '0 run, 0 stopped by the policy alone',
      measured: `${tally.notes.length} deviations on ${opened} pages, ${shown} of which show one; ${texts} texts and ${addresses} addresses poisoned; ${control} payloads run where they may`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  } finally {
    await browser.close()
    poisoner.close()
    await stage.restartSite(0)
  }
}
