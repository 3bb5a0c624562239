import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'

/** How often the reader asks for older lines. */
const MAX_PAGES = 20
export const SLOWDOWN = 4
const ROUNDS = 5

/** As long as a reader takes, at least, to open a list and choose from it, in milliseconds. */
const CHOOSING_MS = 500

/** One change of the filter, in milliseconds: until its lines are shown, and of the page's own thread. */
export type FilterTime = { readonly wallMs: number; readonly busyMs: number }

export type FilterTimes = {
  /** The first choice of a document, after a pointer has come to its list and opened it. */
  readonly first: readonly FilterTime[]
  /** The first choice in a document without any interaction before it: nothing is preloaded then. */
  readonly unprepared: readonly FilterTime[]
  /** The choices after a first one: one that asks for its lines, and one whose lines are there. */
  readonly later: readonly FilterTime[]
}

/** How many elements the document has, while a reader asks for older lines again and again. */
export async function countNodes(page: Page, site: string): Promise<Record<string, number>> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  await openHistory(page, site)
  const nodes: Record<string, number> = { 'one page': await settled(count) }
  for (let pages = 2; pages <= MAX_PAGES; pages += 1) {
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
export async function timeFilters(page: Page, site: string): Promise<FilterTimes> {
  const times = { first: [] as FilterTime[], unprepared: [] as FilterTime[], later: [] as FilterTime[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await openHistory(page, site)
    const slow = await slowedDown(page)
    await page.locator('select[name=type]').hover()
    await wait(CHOOSING_MS)
    await page.waitForLoadState('networkidle')
    times.first.push(await slow.time('EARN'))
    for (const type of ['REDEEM', 'ALL']) times.later.push(await slow.time(type))
    await slow.end()

    // A separate page: the pointer already rests on the other one.
    const untouched = await page.context().newPage()
    await untouched.goto(`${site}/account/history?dates=EVERYTHING`)
    await untouched.waitForLoadState('networkidle')
    times.unprepared.push(await (await slowedDown(untouched)).time('EARN'))
    await untouched.close()
  }
  return times
}

/** A page on a slowed processor, and how long it takes to show what is chosen. */
async function slowedDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  // Time that the page's own thread was at work: other work of this machine does not count against it.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return {
    async time(type: string): Promise<FilterTime> {
      const before = await busyMs()
      const wallMs = await timeFilter(page, type)
      const time = { wallMs, busyMs: (await busyMs()) - before }
      // A reader looks at the result before choosing again.
      await wait(CHOOSING_MS)
      return time
    },
    end: () => devtools.detach(),
  }
}

async function openHistory(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/account/history?dates=EVERYTHING`)
  await page.waitForLoadState('networkidle')
  // An interaction comes before the choice, and loads what the choice needs.
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
        // The events that a browser fires; the first of them hydrates the page.
        for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))
        requestAnimationFrame(look)
      }),
    type,
  )
