import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'

/** So often a reader asks for older lines. */
const MOST_PAGES = 20
export const SLOWDOWN = 4
const ROUNDS = 5

/** One change of the filter, in milliseconds: until its lines are shown, and of the page's own thread. */
export type FilterTime = { readonly wallMs: number; readonly busyMs: number }

/** How many elements the document has, while a reader asks for older lines again and again. */
export async function countNodes(page: Page, site: string): Promise<Record<string, number>> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  await openHistory(page, site)
  const nodes: Record<string, number> = { 'one page': await settled(count) }
  for (let pages = 2; pages <= MOST_PAGES; pages += 1) {
    await page.locator('main a[href*="page="]').last().click()
    await page.waitForURL((url) => url.searchParams.get('page') === String(pages))
    nodes[`${pages} pages`] = await settled(count)
  }
  // Half-way back up, where there is something far on both sides.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  nodes['in the middle'] = await settled(count)
  return nodes
}

/** From the choice in the list to the frame that shows its lines, on a slowed processor. */
export async function timeFilters(page: Page, site: string): Promise<FilterTime[]> {
  await openHistory(page, site)
  const devtools = await page.context().newCDPSession(page)
  // Time that the page's own thread was at work: other work of this machine does not count against it.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const times: FilterTime[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const type of ['EARN', 'REDEEM', 'ALL']) {
      const before = await busyMs()
      const wallMs = await timeFilter(page, type)
      times.push({ wallMs, busyMs: (await busyMs()) - before })
    }
  }
  await devtools.detach()
  return times
}

async function openHistory(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/account/history?dates=EVERYTHING`)
  await page.waitForLoadState('networkidle')
  // A hand is on the page before it chooses, and brings what a choice needs.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForLoadState('networkidle')
}

/** A number once it has stopped changing. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read()
  for (;;) {
    await wait(150)
    const now = await read()
    if (now === last) return now
    last = now
  }
}

const timeFilter = (page: Page, type: string): Promise<number> =>
  page.evaluate(
    (value) =>
      new Promise<number>((resolve) => {
        const list = document.querySelector<HTMLSelectElement>('select[name=type]')
        const sum = () => document.querySelector('main dl')?.parentElement?.textContent
        const before = sum()
        if (!list || !before) throw new Error('the history has a list of types and a sum')
        const started = performance.now()
        const look = () => {
          if (sum() === before) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - started))
        }
        list.value = value
        list.dispatchEvent(new Event('change', { bubbles: true }))
        requestAnimationFrame(look)
      }),
    type,
  )
