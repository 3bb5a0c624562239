import type { Browser, Page } from 'playwright'
import type { Addresses } from '../tests/support/world.ts'

/** What a browser did with a page that somebody went back to. */
export interface Restored {
  readonly page: string
  readonly isFromCache: boolean
  /** Why not, in Chromium's words. */
  readonly reasons: readonly string[]
}

const PUBLIC = [
  '/',
  '/offers',
  '/offers/more',
  '/offers/limited-time',
  '/gift-cards',
  '/gift-cards/prairie-outfitters',
  '/rewards',
  '/travel',
  '/card-credit',
  '/announcements',
  '/help',
  '/contact',
  '/search?q=caf',
  '/create-account',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/province',
]

/** Every public page in both languages, and a member's page after signing out, which must show nothing of theirs. */
export async function restoredFrom(
  browser: Browser,
  world: Addresses,
  signIn: (page: Page, path: string) => Promise<void>,
): Promise<Restored[]> {
  const seen: Restored[] = []
  const paths = PUBLIC.flatMap((path) => [path, path === '/' ? '/fr-ca' : `/fr-ca${path}`])
  for (const path of paths) {
    const page = await browser.newPage()
    await page.goto(world.site + path)
    // The application, where it waits for a hand, is part of the page that has to be kept.
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    seen.push({ page: path, ...(await goBack(page, `${world.site}/robots.txt`)) })
    await page.context().close()
  }
  const kept = seen.filter(({ isFromCache }) => isFromCache).length
  console.log(`back/forward cache: ${kept} of ${seen.length} public pages`)
  for (const { page, reasons, isFromCache } of seen) {
    if (!isFromCache) console.log(`    ${page}: ${reasons.join(', ') || 'no reason given'}`)
  }
  console.log(`a member's page after signing out: ${await afterSignOut(browser, world, signIn)}`)
  return seen
}

async function goBack(page: Page, elsewhere: string): Promise<Omit<Restored, 'page'>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons = new Set<string>()
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.add(reason)
  })
  await page.goto(elsewhere)
  const came = new Promise<boolean>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => resolve(type === 'BackForwardCacheRestore'))
  })
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id
  if (entryId === undefined) throw new Error('there is no page to go back to')
  await devtools.send('Page.navigateToHistoryEntry', { entryId })
  return { isFromCache: await came, reasons: [...reasons] }
}

async function afterSignOut(
  browser: Browser,
  world: Addresses,
  signIn: (page: Page, path: string) => Promise<void>,
): Promise<string> {
  const page = await browser.newPage()
  await signIn(page, '/account')
  const isTheirs = () => page.locator('form[action*="sign-out"]').count()
  if ((await isTheirs()) === 0) throw new Error('nobody is signed in')
  await page
    .locator('form[action*="sign-out"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL((url) => url.origin === world.site && !url.pathname.startsWith('/account'))
  await page.waitForLoadState('networkidle')
  for (let steps = 0; steps < 6 && !page.url().includes('/account'); steps++) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await page.waitForLoadState('networkidle')
    if ((await isTheirs()) > 0) return `shown again at ${page.url()}`
  }
  const where = page.url().replace(/\?.*/, '')
  await page.context().close()
  return `nothing of theirs is shown (ends at ${where})`
}
