import type { Page } from 'playwright'
import { passTime } from '../tests/support/waits.ts'
import type { Addresses } from '../tests/support/world.ts'

const GOAL_MS = 150
/** Of somebody who types fast: 100 words a minute. Milliseconds. */
const KEY_EVERY_MS = 120
const TERMS = ['harbour', 'prairie', 'grocery', 'morning', 'coffee', 'northern'] as const
/** What a keyboard of one hand leaves between two words. Milliseconds. */
const READING_MS = 600

/**
 * How long a list of suggestions takes from the key: milliseconds until the second frame after its answer has arrived, or that of
 * a later key, where there was no time for one between them.
 */
export async function timeTypedSearch(page: Page, world: Addresses, slowdown: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await page.goto(`${world.site}/search`)
  const box = page.locator('main input[name=q]')
  await box.click()
  await page.locator('[role=combobox]').waitFor()
  await page.evaluate(watchKeys)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const term of TERMS) {
    await box.fill('')
    await passTime(READING_MS)
    for (const key of term) {
      await page.keyboard.press(key)
      await passTime(KEY_EVERY_MS)
    }
    await passTime(READING_MS)
  }
  const times = await page.evaluate(timesOfKeys)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  console.log(
    `search as you type, ${slowdown}× slower: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms of ${times.length} keys (goal ${GOAL_MS})`,
  )
  return times
}

type Watched = { keys: { at: number; term: string }[]; lists: { at: number; term: string }[] }

/** In the browser: when each key was pressed, and when the list for each term was drawn. */
function watchKeys(): void {
  const watched: Watched = { keys: [], lists: [] }
  Object.assign(window, { watched })
  document.addEventListener('input', ({ timeStamp, target }) => {
    const term = (target as HTMLInputElement).value
    // A single letter is no term yet.
    if (term.length > 1) watched.keys.push({ at: timeStamp, term })
  })
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const [, term] = /getSearchSuggestions.*?%22s%22%3A%22(\w+)%22/.exec(name) ?? []
      if (!term) continue
      requestAnimationFrame(() =>
        requestAnimationFrame(() => watched.lists.push({ at: performance.now(), term })),
      )
    }
  }).observe({ type: 'resource' })
}

function timesOfKeys(): number[] {
  const { keys, lists } = Reflect.get(window, 'watched') as Watched
  return keys.map(({ at, term }) => {
    const shown = lists.find((list) => list.at > at && list.term.startsWith(term))
    return (shown?.at ?? Number.POSITIVE_INFINITY) - at
  })
}
