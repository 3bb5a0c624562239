import type { Page } from 'playwright'
import { passTime, quietNetwork } from '../tests/support/waits.ts'

/** How often older transactions are loaded. */
const MAX_PAGES = 20
export const SLOWDOWN = 4
const ROUNDS = 5

/** The least time that a reader takes to open a select and choose from it. Milliseconds. */
const CHOOSING_MS = 500

/** One change of the filter, in milliseconds: until its transactions are shown, and of the page's main thread. */
export type FilterTime = { readonly wallMs: number; readonly busyMs: number }

export type FilterTimes = {
  /** The first choice in a document, after a pointer has opened the select. */
  readonly first: readonly FilterTime[]
  /** The first choice in a document without an earlier interaction, when nothing is preloaded. */
  readonly unprepared: readonly FilterTime[]
  /** Later choices: one that loads transactions, and one whose transactions are cached. */
  readonly later: readonly FilterTime[]
}

/** The number of elements in the document while older transactions are loaded again and again. */
export async function countNodes(page: Page, site: string): Promise<Record<string, number>> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  await openHistory(page, site)
  const nodes: Record<string, number> = { 'one page': await settled(count) }
  for (let pages = 2; pages <= MAX_PAGES; pages += 1) {
    await page.locator('#older-lines a').click()
    await page.waitForURL((url) => url.searchParams.get('page') === String(pages))
    nodes[`${pages} pages`] = await settled(count)
  }
  // Half-way up, where content on both sides is off-screen.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  nodes['in the middle'] = await settled(count)
  return nodes
}

/** From the choice to the frame that shows its transactions, on a slowed processor. */
export async function timeFilters(page: Page, site: string): Promise<FilterTimes> {
  const times = { first: [] as FilterTime[], unprepared: [] as FilterTime[], later: [] as FilterTime[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await openHistory(page, site)
    const slow = await slowedDown(page)
    await page.locator('select[name=type]').hover()
    await passTime(CHOOSING_MS)
    await quietNetwork(page)
    times.first.push(await slow.time('EARN'))
    for (const type of ['REDEEM', 'ALL']) times.later.push(await slow.time(type))
    await slow.end()

    // A separate page, because the pointer already rests on the other one.
    const untouched = await page.context().newPage()
    await untouched.goto(`${site}/account/history?dates=EVERYTHING`)
    await quietNetwork(untouched)
    times.unprepared.push(await (await slowedDown(untouched)).time('EARN'))
    await untouched.close()
  }
  return times
}

/** A page on a slowed processor, with a function that measures a filter change. */
async function slowedDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  // Time of the page's own thread, without other load on this machine.
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
      await passTime(CHOOSING_MS)
      return time
    },
    end: () => devtools.detach(),
  }
}

async function openHistory(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/account/history?dates=EVERYTHING`)
  await quietNetwork(page)
  // The interaction before the choice loads what the choice needs.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await quietNetwork(page)
}

/** A number once it stops changing. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read()
  for (;;) {
    await passTime(150)
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
