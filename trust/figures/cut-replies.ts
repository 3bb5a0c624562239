import { createTally, type Figure } from '../figure.ts'
import { startCutter } from '../harness/cutter.ts'
import { backendUrl, cutterPort, type World } from '../harness/world.ts'
import { type History, judge } from '../judge.ts'
import { findOut, returnTo, someReady } from './redemption.ts'

const PROCESS = 8

/** Cuts the backend's response after a commit, at places from the first byte to the last but one. */
export async function cutReplies(world: World, places: number): Promise<Figure> {
  const tally = createTally()
  const cutter = await startCutter(cutterPort, Number(new URL(backendUrl).port))
  const site = await world.startSite(PROCESS, { BACKEND_URL: `http://127.0.0.1:${cutterPort}` })
  const histories: History[] = []
  let length = 0
  try {
    const [whole, ...others] = await someReady(places + 1)
    if (!whole) throw new Error('nobody is ready')
    await returnTo(whole, PROCESS)
    histories.push(await findOut(whole))
    length = cutter.lastLength()
    for (const [index, one] of others.entries()) {
      cutter.cutAfter(Math.round((index * (length - 1)) / Math.max(1, places - 1)))
      const answer = await returnTo(one, PROCESS)
      // Until the response is complete, the site must not report an outcome.
      const told = answer?.location ?? ''
      tally.expect(!told.startsWith('/success'), `place ${index}: success was claimed from a cut answer`)
      histories.push(await findOut(one))
    }
  } finally {
    cutter.close()
    await site.kill()
  }
  tally.notes.push(...judge(world.dataDir, histories))
  return {
    name: 'Redemption: the backend’s answer is cut after the commit',
    goal: `${places} places: the same order is found, 0 second debits`,
    measured: `${places} places of ${length} bytes, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && length > 0,
    notes: tally.notes,
  }
}
