import type { Browser, Page } from 'playwright'
import { CONSENT_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import { withLocalePrefix } from '../../app/domain/locale.ts'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { startPoisoner } from '../harness/poisoner.ts'
import { backendUrl, doorOrigin, poisonerPort } from '../harness/world.ts'
import { markupPayloads } from '../hostile/markup.ts'
import type { Stage } from '../stage.ts'
import { gatherPersons, routesFor } from './access.ts'

/** Pages at once: as many as the machine has cores. */
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

/** What ran, and what the content security policy blocked, since the page was opened. */
const lookedAt = (page: Page) =>
  page.evaluate(() => ({ ran: window.borealisRan ?? 0, stopped: window.borealisStopped ?? [] }))

/** The control: outside the site the payloads do run, or the figure would prove nothing. */
async function runsElsewhere(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  let ran = 0
  for (const payload of markupPayloads) {
    await page.goto('about:blank')
    await page.setContent(`<p>${payload}</p>`, { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(20)
    ran += Number((await page.evaluate(() => window.borealisRan ?? 0).catch(() => 1)) > 0)
  }
  await page.close()
  return ran
}

/** 60 payloads in every text of the backend's answers; a browser opens every page, in both languages, in and out. */
export async function storedMarkup(stage: Stage, rounds: number): Promise<Figure> {
  const tally = createTally()
  const { persons, avery } = await gatherPersons()
  const cookies = persons[4]?.cookies ?? ''
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
    const contexts = await Promise.all(
      ['', cookies].map(async (own) => {
        const context = await browser.newContext()
        const pairs = own.split('; ').filter(Boolean)
        await context.addCookies(
          [...pairs, `${CONSENT_COOKIE}=${formatConsent([])}`].map((pair) => {
            const at = pair.indexOf('=')
            // As the site itself sets it: browsers treat localhost as secure without TLS.
            return {
              name: pair.slice(0, at),
              value: pair.slice(at + 1),
              url: origin.replace('http:', 'https:'),
            }
          }),
        )
        return context
      }),
    )
    for (const round of numbers(rounds)) {
      poisoner.poison.turn = round * 7
      poisoner.poison.withAddresses = round % 2 === 1
      const visits = [0, 4].flatMap((person, at) =>
        routesFor(person)
          .filter((path) => !/csv$|^\/health|^\/auth\/backchannel/.test(path))
          .map((path, index) => ({
            context: contexts[at],
            path: withLocalePrefix(avery.fill(path), (index + round) % 2 ? 'fr-ca' : 'en-ca'),
          })),
      )
      await inTurns(visits, WIDTH, async ({ context, path }) => {
        const page = await context?.newPage()
        if (!page) return
        page.on('dialog', (dialog) => {
          tally.notes.push(`${path}: a dialog opened`)
          dialog.dismiss().catch(() => undefined)
        })
        await watch(page)
        try {
          await page.goto(origin + path, { waitUntil: 'load', timeout: 30_000 })
          // The first gesture wakes the page: what React renders then is looked at too.
          await page.keyboard.press('Tab')
          await page.mouse.move(200, 300)
          await page.waitForTimeout(250)
          const { ran, stopped } = await lookedAt(page)
          opened += 1
          shown += Number((await page.content()).includes('borealisRan'))
          tally.expect(ran === 0, `${path}: ${ran} payloads ran`)
          tally.expect(stopped.length === 0, `${path}: the policy stopped ${stopped[0]}`)
        } catch (error) {
          tally.notes.push(`${path}: ${String(error).slice(0, 160)}`)
        } finally {
          await page.close()
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
