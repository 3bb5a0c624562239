import { processorMs } from '../tests/support/processes.ts'
import type { World } from '../tests/support/world.ts'

const PAGES = 40
const WARM_UP = 10

/** The cost of whole documents of a history. */
export type PageTimes = {
  /** From request to last byte, for each document. Milliseconds. */
  readonly ms: readonly number[]
  /** Processor time per document, by process. Milliseconds. */
  readonly cpuMs: { readonly site: number; readonly sandbox: number }
}

/** Requests documents of the longest period, one after another, after a warm-up. */
export async function timePages(world: World, cookie: string): Promise<PageTimes> {
  for (let page = 0; page < WARM_UP; page++) await timePage(world, cookie)
  const site = processorMs(world.sitePid)
  const sandbox = processorMs(world.sandboxPid)
  const ms: number[] = []
  for (let page = 0; page < PAGES; page++) ms.push(await timePage(world, cookie))
  const ofOnePage = (spent: number) => Math.round((10 * spent) / PAGES) / 10
  return {
    ms,
    cpuMs: {
      site: ofOnePage(processorMs(world.sitePid) - site),
      sandbox: ofOnePage(processorMs(world.sandboxPid) - sandbox),
    },
  }
}

async function timePage({ site }: World, cookie: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${site}/account/history?dates=EVERYTHING`, { headers: { cookie } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`the history answered ${answer.status}`)
  return performance.now() - started
}
