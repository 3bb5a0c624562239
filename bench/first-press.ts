import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { LANGUAGE_COOKIE } from '../app/domain/locale.ts'
import type { TestCustomer } from '../tests/support/control.ts'
import { consoleLineOf, passTime } from '../tests/support/waits.ts'
import type { Addresses } from '../tests/support/world.ts'
import { median } from './keep-runs.ts'
import { openSignedIn } from './sign-in.ts'

/** Lighthouse's mobile profile: a slow phone and its network (1.6 Mbit/s down, 750 kbit/s up, 150 ms). */
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
}
const READING_MS = 5_000
const GOALS = { 'cold, at once': 1_000, 'cold, 5 s later': 200, 'warm, at once': 60, 'warm, 5 s later': 60 }
type Moment = keyof typeof GOALS

interface FirstPress {
  /** On a phone a member's language switch is in the menu. */
  readonly isVisitors?: boolean
  readonly path: string
  /** What is pressed: the first of these that can be seen. */
  readonly press: string
  /** What then is in the document, and in its address. */
  readonly shows: string
  readonly address?: string
}

export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }
export const menu: FirstPress = {
  path: '/',
  press: 'header summary:has(svg)',
  shows: 'header details[open]',
}

/** The first thing that people do on a page. */
const presses: Readonly<Record<string, FirstPress>> = {
  menu,
  language: { isVisitors: true, path: '/', press: 'header a[hreflang]', shows: 'html[lang=fr-CA] main' },
  'next page': {
    isVisitors: true,
    path: '/',
    press: 'a[href="/gift-cards"]',
    shows: 'main a[href*="?category="]',
  },
  'gift-card filter': {
    path: '/gift-cards',
    press: 'main a[href*="?category="]',
    shows: 'main li > a[href="/gift-cards"]',
    address: 'category=',
  },
  'history filter': {
    path: '/account/history',
    press: 'main a[href*="step=1"]',
    shows: '[role=dialog]',
    address: 'step=1',
  },
  amount: {
    path: '/gift-cards/prairie-outfitters',
    press: 'main a[href*="sku="]',
    shows: '[role=dialog]',
    address: 'sku=',
  },
  'profile edit': {
    path: '/account/profile',
    press: '#edit-name',
    shows: 'input[name=firstName]',
    address: 'edit=name',
  },
}

/** Where a page keeps when it was pressed, for the document that may come after it. Milliseconds since 1970. */
const PRESSED = 'bench:pressed'

/**
 * How long people wait on a slow phone for the result of the first press: milliseconds from the touch to the first frame whose
 * document shows it, both by the page's own clock. What Playwright does before it touches (it waits until the target rests, in
 * frames of a slow processor) is no part of it. What is below the fold is scrolled to, as anybody has to, and a scroll hydrates
 * the page a second later. Rounds alternate between all cases.
 */
export async function timeFirstPresses(
  browser: Browser,
  world: Addresses,
  customer: TestCustomer,
  times: number,
): Promise<Record<string, Record<Moment, number[]>>> {
  const member = await browser.newContext(phone)
  await openSignedIn(await member.newPage(), `${world.site}/account`, customer)
  const signedIn: BrowserContextOptions = { ...phone, storageState: await member.storageState() }
  await member.close()

  const moments = Object.keys(GOALS) as Moment[]
  const runs = Object.fromEntries(
    Object.keys(presses).map((name) => [
      name,
      Object.fromEntries(moments.map((moment) => [moment, [] as number[]])) as Record<Moment, number[]>,
    ]),
  )
  for (let time = 0; time < times; time++) {
    for (const [name, first] of Object.entries(presses)) {
      // An empty cache at first; the same pages again find everything in it.
      for (const wait of [0, READING_MS]) {
        const context = await browser.newContext(first.isVisitors ? phone : signedIn)
        const after = wait ? '5 s later' : 'at once'
        runs[name]?.[`cold, ${after}`].push(await timePress(context, world.site, first, wait))
        runs[name]?.[`warm, ${after}`].push(await timePress(context, world.site, first, wait))
        await context.close()
      }
    }
  }
  for (const [name, byMoment] of Object.entries(runs)) {
    const figures = moments.map(
      (moment) => `${moment} ${Math.round(median(byMoment[moment]))} (goal ${GOALS[moment]})`,
    )
    console.log(`${name}: ${figures.join(', ')} ms`)
  }
  return runs
}

/** One press in a document of its own, with what the context has in its cache. */
export async function timePress(
  context: BrowserContext,
  origin: string,
  first: FirstPress,
  wait: number,
): Promise<number> {
  const { path, press: selector } = first
  // A language that was chosen before would lead elsewhere.
  await context.clearCookies({ name: LANGUAGE_COOKIE })
  const page = await context.newPage()
  await page.addInitScript(watchPress, { ...first, key: PRESSED })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await page.goto(origin + path, { waitUntil: 'commit' })
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await target.scrollIntoViewIfNeeded()
  await passTime(wait)
  const tap = () => target.tap({ noWaitAfter: true })
  const line = await consoleLineOf(page, (text) => text.startsWith(`${PRESSED} `), tap)
  await page.close()
  return Number(line.slice(PRESSED.length))
}

/** In the browser, in each document: says how long after the touch a frame has shown its result. */
function watchPress({ shows, address = '', key }: FirstPress & { readonly key: string }): void {
  const look = () => {
    const isShown =
      document.readyState !== 'loading' &&
      location.search.includes(address) &&
      [...document.querySelectorAll(shows)].some((found) => found.checkVisibility())
    if (!isShown) requestAnimationFrame(look)
    // After the frame has been drawn. The bench listens to the console, whichever document the press has led to.
    else setTimeout(() => console.log(key, now() - Number(sessionStorage.getItem(key))))
  }
  const now = () => performance.timeOrigin + performance.now()
  if (sessionStorage.getItem(key)) requestAnimationFrame(look)
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp))
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}
