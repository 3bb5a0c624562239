import { until } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'
import { numbers } from '../figure.ts'
import { meanwhile } from './meanwhile.ts'
import { type Door, doorOrigin, PROCESSES } from './world.ts'

/** Public pages, in both languages. */
export const publicPages = [
  '/',
  '/rewards',
  '/offers',
  '/gift-cards',
  '/help',
  '/fr-ca',
  '/fr-ca/offers',
  '/fr-ca/help',
]

/** The responses to visitors during a trial. */
export interface Visits {
  readonly count: number
  /** Counts of responses that were not a page, by status or error. */
  readonly bad: ReadonlyMap<string, number>
}

/** Simulates visitors who open page after page until `work` is settled. */
export async function withVisitors(
  count: number,
  pauseMs: number,
  work: () => Promise<unknown>,
): Promise<Visits> {
  const bad = new Map<string, number>()
  let seen = 0
  const walk = async (start: number, signal: AbortSignal) => {
    for (let turn = start; !signal.aborted; turn++) {
      const what = await visit(publicPages[turn % publicPages.length] ?? '/')
      seen += 1
      if (what !== '200') bad.set(what, (bad.get(what) ?? 0) + 1)
      await passTime(pauseMs)
    }
  }
  await meanwhile((signal) => numbers(count).map((start) => walk(start, signal)), work)
  return { count: seen, bad }
}

/** Opens every public page at every process until it is cached, as on a site that has been running for a while. */
export async function warmEveryProcess(): Promise<void> {
  for (const door of numbers(PROCESSES)) {
    for (const path of publicPages)
      await until(`${path} at ${door}`, async () => (await visit(path, door)) === '200')
  }
}

/** The status of one page, or the error. */
async function visit(path: string, door: Door = 'proxy'): Promise<string> {
  try {
    const response = await fetch(`${doorOrigin(door)}${path}`, {
      headers: { accept: 'text/html', connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    await response.text()
    return String(response.status)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message.slice(0, 80) : String(cause)
  }
}

export const wordsOf = (bad: ReadonlyMap<string, number>): string =>
  [...bad].map(([what, count]) => `${count} × ${what}`).join(', ')
