import { parseArgs } from 'node:util'
import type { Browser, Locator, Page } from 'playwright'
import { HYDRATED } from '../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { buildIfChanged } from '../scripts/build-site.ts'
import { launchChromium } from '../scripts/launch-chromium.ts'
import { createControl, type TestCustomer } from '../tests/support/control.ts'
import { passTime, quietNetwork } from '../tests/support/waits.ts'
import { startWorld } from '../tests/support/world.ts'
import { restoredFrom } from './back-forward.ts'
import { timeFirstPresses } from './first-press.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'
import { openSignedIn } from './sign-in.ts'
import { timeTypedSearch } from './typed-search.ts'

/**
 * `npm run bench:browser`: how long an interaction takes until the next frame on a four times slower processor, how long
 * the first press of a page takes on a slow phone with its network, and whether a browser restores pages from its
 * back/forward cache, and how long suggestions take from the key. `--only=presses`, `first`, `back` or `search`.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '8' }, only: { type: 'string' } },
})
const SLOWDOWN = 4
const MAX_MS = 100
const BRAND = 'prairie-outfitters'
/** A touch screen: no hover precedes a press. */
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }
/** Higher than the phone by more than the browser's own bars, which would otherwise cover the foot of its page. */
const WINDOW = { width: 600, height: 1_100 }
/** The least time in which a person presses what has just been scrolled into view. Milliseconds. */
const AIMING_MS = 300

const machine = machineState(`Chromium, its processor ${SLOWDOWN} times slower`)
await buildIfChanged()
// Playwright disables that cache by default.
const browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
const world = await startWorld()
try {
  const customer = await createControl(world).createCustomer({ points: 30_000 })
  const wants = (part: string) => values.only === undefined || values.only === part
  const presses = wants('presses') ? await timePresses(browser, customer) : {}
  const first = wants('first') ? await timeFirstPresses(browser, world, customer, Number(values.times)) : {}
  const back = wants('back') ? await restoredFrom(browser, world, customer) : []
  const search = wants('search') ? await timeSearch(browser) : {}
  keepRuns(values.only ? `browser-${values.only}` : 'browser', machine, { presses, first, back, search })
} finally {
  await browser.close()
  await world.close()
}

/** With a large programme, as last: everything else is measured with the usual one. */
async function timeSearch(browser: Browser): Promise<Record<string, number[]>> {
  await createControl(world).setCatalogueSize({ offers: 2_000, rewards: 1_000 })
  const page = await browser.newPage()
  const runs = { 'as fast as here': await timeTypedSearch(page, world, 1) }
  return { ...runs, [`${SLOWDOWN}× slower`]: await timeTypedSearch(page, world, SLOWDOWN) }
}

/** Interactions of each kind: milliseconds from the press to the frame that shows its effect. */
async function timePresses(browser: Browser, customer: TestCustomer): Promise<Record<string, number[]>> {
  const page = await browser.newPage(PHONE)
  await openSignedIn(page, `${world.site}/account/card`, customer)
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: WINDOW })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const runs = { filter: [] as number[], 'open dialog': [] as number[], 'next step': [] as number[] }
  for (let time = 0; time < Number(values.times); time++) {
    await openAwake(page, '/offers')
    const chip = page.locator('nav a[href*="category="]').nth(time % 3)
    runs.filter.push(await pressed(page, chip, () => page.waitForURL(/category=/)))
    await openAwake(page, `/gift-cards/${BRAND}`)
    const dialog = page.getByRole('dialog')
    const amount = page.locator('main a[href*="sku="]').first()
    runs['open dialog'].push(await pressed(page, amount, () => dialog.waitFor()))
    await open(page, `/gift-cards/${BRAND}/redeem`)
    // The choice hydrates the page; a step that is submitted before that is a native navigation.
    await dialog.getByRole('radio').first().tap({ force: true })
    await hydrated(page)
    const next = dialog.getByRole('button', { name: 'Choose the amount' })
    runs['next step'].push(await pressed(page, next, () => page.waitForURL(/step=amount/)))
  }
  await page.context().close()
  for (const [name, times] of Object.entries(runs)) {
    console.log(
      `${name}: ${median(times)} ms until the next frame, slowest ${Math.max(...times)} ms (goal ${MAX_MS} at ${SLOWDOWN}× slower)`,
    )
  }
  return runs
}

function hydrated(page: Page): Promise<void> {
  return page.locator(`script[type="${HYDRATED}"]`).waitFor({ state: 'attached' })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(world.site + path)
  await quietNetwork(page)
}

/** With its application: until then a link is a navigation of the browser's own, which this timing does not outlive. */
async function openAwake(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await hydrated(page)
}

/** The longest event of one press, by Chromium's Event Timing (in steps of eight milliseconds). */
async function pressed(page: Page, target: Locator, done: () => Promise<unknown>): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await passTime(AIMING_MS)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId') > 0) seen.push(entry.duration)
      // The smallest threshold that the specification allows.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await target.tap()
  await done()
  await quietNetwork(page)
  // Entries are delivered one frame after the one they describe.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate(() => Math.max(16, ...(Reflect.get(window, 'seen') as number[])))
}
