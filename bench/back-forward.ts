import type { Browser, Page } from 'playwright'
import type { TestCustomer } from '../tests/support/control.ts'
import { pathOf, publicRoutes } from '../tests/support/site-paths.ts'
import { quietNetwork } from '../tests/support/waits.ts'
import type { Addresses } from '../tests/support/world.ts'
import { openSignedIn } from './sign-in.ts'

/** What the browser did with a page on Back. */
interface Restored {
  readonly page: string
  readonly isFromCache: boolean
  /** Why it was not restored, in Chromium's words. */
  readonly reasons: readonly string[]
}

/** Every public page in both languages, and a member's page after signing out, which must show nothing personal. */
export async function restoredFrom(
  browser: Browser,
  world: Addresses,
  customer: TestCustomer,
): Promise<Restored[]> {
  const seen: Restored[] = []
  const pages = publicRoutes().map((route) => pathOf(route))
  const paths = pages.flatMap((path) => [path, path === '/' ? '/fr-ca' : `/fr-ca${path}`])
  for (const path of paths) {
    const page = await browser.newPage()
    await page.goto(world.site + path)
    // Hydrates the page, because the running application may prevent restoring.
    await page.mouse.move(5, 5)
    await quietNetwork(page)
    seen.push({ page: path, ...(await goBack(page, `${world.site}/robots.txt`)) })
    await page.context().close()
  }
  const kept = seen.filter(({ isFromCache }) => isFromCache).length
  console.log(`back/forward cache: ${kept} of ${seen.length} public pages`)
  for (const { page, reasons, isFromCache } of seen) {
    if (!isFromCache) console.log(`    ${page}: ${reasons.join(', ') || 'no reason given'}`)
  }
  console.log(`a member's page after signing out: ${await afterSignOut(browser, world, customer)}`)
  return seen
}

async function goBack(page: Page, elsewhere: string): Promise<Omit<Restored, 'page'>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  await page.goto(elsewhere)
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('there is no page to go back to')
  const came = new Promise<boolean>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type, frame }) => {
      if (frame.url === before.url) resolve(type === 'BackForwardCacheRestore')
    })
  })
  const told = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
  })
  await devtools.send('Page.navigateToHistoryEntry', { entryId: before.id })
  const isFromCache = await came
  const reasons = isFromCache ? [] : await told
  if (reasons.includes('BackForwardCacheDisabledForDelegate'))
    throw new Error('this Chromium has no back/forward cache: set CHROMIUM_PATH to a whole browser')
  return { isFromCache, reasons }
}

async function afterSignOut(browser: Browser, world: Addresses, customer: TestCustomer): Promise<string> {
  const page = await browser.newPage()
  await openSignedIn(page, `${world.site}/account`, customer)
  const isTheirs = () =>
    page.evaluate(() => !document.body.hidden && document.querySelector('form[action*="sign-out"]') !== null)
  if (!(await isTheirs())) throw new Error('nobody is signed in')
  await page
    .locator('form[action*="sign-out"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.waitForURL((url) => url.origin === world.site && !url.pathname.startsWith('/account'))
  await quietNetwork(page)
  for (let steps = 0; steps < 6 && !page.url().includes('/account'); steps++) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await quietNetwork(page)
    if (await isTheirs()) return `shown again at ${page.url()}`
  }
  const where = page.url().replace(/\?.*/, '')
  await page.context().close()
  return `nothing of theirs is shown (ends at ${where})`
}
