import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aMember } from '../harness/member.ts'
import { withLoad } from '../harness/steady-load.ts'
import { publicPages, warmEveryProcess } from '../harness/visitors.ts'
import { PROCESSES } from '../harness/world.ts'
import { type History, judge } from '../judge.ts'
import type { Stage } from '../stage.ts'
import { findOut, returnTo, someReady } from './redemption.ts'

const RATE = 200
/** Per hundred requests: members' pages; the others are visitors'. */
const MEMBERS_SHARE = 5
const ORDERS = 4
const LONGEST_END_MS = 10_000

/**
 * The four processes are replaced one after another, as by a release, at 200 requests per second. No request fails,
 * orders in progress are answered, and each process exits within ten seconds.
 */
export async function rollingRestart(stage: Stage, rounds: number): Promise<Figure> {
  const tally = createTally()
  const histories: History[] = []
  const members = await inTurns(numbers(4), 2, () => aMember())
  await warmEveryProcess()
  const cookies = members.map((member) => member.cookies())
  let slowestEndMs = 0
  const replaceAll = async () => {
    for (const _ of numbers(rounds)) {
      const ready = await someReady(ORDERS)
      const orders = ready.map(async (one, index) => {
        // Each order coincides with the end of one process.
        await passTime(index * 2_500)
        const answer = await returnTo(one, 'proxy')
        tally.expect(answer?.status === 303, `an order was answered by ${answer?.status ?? 'nothing'}`)
        return findOut(one)
      })
      for (const index of numbers(PROCESSES)) {
        const ms = await stage.restartSite(index)
        slowestEndMs = Math.max(slowestEndMs, ms)
      }
      histories.push(...(await Promise.all(orders)))
    }
  }
  const asked = (turn: number) =>
    turn % 100 < MEMBERS_SHARE
      ? { path: '/account', cookie: cookies[turn % cookies.length] ?? '' }
      : { path: publicPages[turn % publicPages.length] ?? '/' }
  const { sent, bad, perSecond } = await withLoad(RATE, asked, replaceAll)
  for (const [what, count] of bad) tally.notes.push(`${count} requests: ${what}`)
  tally.expect(slowestEndMs <= LONGEST_END_MS, `a process took ${slowestEndMs} ms to end`)
  tally.notes.push(...judge(stage.world.dataDir, histories))
  return {
    name: 'Releases: four processes replaced one after another under load',
    goal: `${rounds} rounds at ${RATE} requests/s: 0 failed, orders under way answered, each process gone within 10 s`,
    measured: `${sent} requests at ${perSecond}/s, ${histories.length} orders, gone after at most ${Math.round(slowestEndMs)} ms, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
