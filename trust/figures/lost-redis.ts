import { until } from '../../tests/support/processes.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { meanwhile } from '../harness/meanwhile.ts'
import { aMember } from '../harness/member.ts'
import { doorOrigin, PROCESSES } from '../harness/world.ts'
import type { Stage } from '../stage.ts'

const CUSTOMERS = 12
const nameOf = (index: number) => `Canary${String.fromCharCode(65 + index)}quartz`
const namesIn = (page: string): string[] => [...new Set(page.match(/Canary[A-Z]quartz/g) ?? [])]

/**
 * Redis is killed with all its data while customers are active, and an empty one replaces it. Nobody ever sees another
 * customer's data; everybody who was signed in is signed out, and can sign in again.
 */
export async function lostRedis(stage: Stage, rounds: number): Promise<Figure> {
  const tally = createTally()
  const seen = { pages: 0, refused: 0, slowestMs: 0 }
  for (const round of numbers(rounds)) {
    const members = await inTurns(numbers(CUSTOMERS), 4, async (index) => {
      const name = nameOf(index)
      return { member: await aMember(10_000, { firstName: name }, index % PROCESSES), name }
    })
    const look = async ({ member, name }: (typeof members)[number], door: number) => {
      const began = performance.now()
      const answer = await member.get('/account', door)
      seen.pages += 1
      const names = namesIn(answer.text)
      tally.expect(
        names.every((shown) => shown === name),
        `round ${round}: ${name} was shown ${names.join(', ')}`,
      )
      return { ...answer, isShown: names.includes(name), ms: performance.now() - began }
    }
    const all = (door: number) =>
      Promise.all(members.map((one, index) => look(one, (index + door) % PROCESSES)))

    const before = await all(0)
    tally.expect(
      before.every(({ isShown }) => isShown),
      `round ${round}: not everybody was signed in`,
    )
    const busy = (signal: AbortSignal) =>
      members.map(async (one, index) => {
        for (let turn = index; !signal.aborted; turn++) await look(one, turn % PROCESSES)
      })
    await meanwhile(busy, async () => {
      await stage.loseRedis(async () => {
        for (const door of numbers(PROCESSES)) {
          const during = await all(door)
          for (const { status, isShown, ms } of during) {
            tally.expect(
              !isShown && status !== 200,
              `round ${round}: a page of a lost session answered ${status}`,
            )
            seen.refused += 1
            seen.slowestMs = Math.max(seen.slowestMs, ms)
          }
          const visitor = await fetch(`${doorOrigin(door)}/`)
          await visitor.body?.cancel()
          tally.expect(visitor.status === 200, `round ${round}: a visitor’s page answered ${visitor.status}`)
        }
      })
      for (const door of numbers(PROCESSES)) {
        await until('every process has found the new Redis', async () => {
          const ready = await fetch(`${doorOrigin(door)}/health/ready`)
          await ready.body?.cancel()
          return ready.ok
        })
      }
    })
    for (const { status, location } of await all(1)) {
      tally.expect(
        status === 303 && location?.startsWith('/auth/sign-in') === true,
        `round ${round}: after the loss ${status} ${location}`,
      )
    }
    await inTurns(members, 4, ({ member }) => member.signIn())
    tally.expect(
      (await all(2)).every(({ isShown }) => isShown),
      `round ${round}: not everybody could sign in again`,
    )
  }
  return {
    name: `Sessions: Redis is killed with all it holds, ${CUSTOMERS} customers at work`,
    goal: 'signed out, never mixed up; visitors served; everybody signs in again',
    measured: `${rounds} losses, ${seen.pages} pages, ${seen.refused} refused meanwhile after at most ${Math.round(seen.slowestMs)} ms, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: [...new Set(tally.notes)],
  }
}
