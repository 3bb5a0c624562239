import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { wasKilled } from '../../tests/support/processes.ts'
import { createTally, type Figure, numbers } from '../figure.ts'
import { type History, judge } from '../judge.ts'
import type { Stage } from '../stage.ts'
import { findOut, returnTo, someReady } from './redemption.ts'

/** Where the machine is lost: before the order is sent, while it is, and after the backend's answer. */
const places = ['step-up:claimed', 'order:running', 'order:answered', 'order:settled']
const ORDERS = 2
/** The index of the process that stands for a machine of its own. */
const MACHINE = 9
/** A call counts as lost after twice this. Milliseconds. */
const quickCalls = { BACKEND_TIMEOUT_MS: '3000' }

/**
 * A machine of the site is killed in the middle of an order, and its disk is gone. Its members find the outcome on the other
 * machines, because nothing that counts was on that disk.
 */
export async function lostMachine(stage: Stage, rounds: number): Promise<Figure> {
  const { world } = stage
  const tally = createTally()
  const histories: History[] = []
  await stage.withSettings(quickCalls, async () => {
    for (const round of numbers(rounds)) {
      for (const place of places) {
        const ready = await someReady(ORDERS)
        const disk = join(world.dataDir, `machine-${round}-${place.replace(':', '-')}`)
        const machine = await world.startSite(MACHINE, {
          ...quickCalls,
          DATA_DIR: disk,
          BOREALIS_FAILPOINT: `kill@${place}`,
        })
        await Promise.all(ready.map((one) => returnTo(one, MACHINE)))
        tally.expect(await wasKilled(machine), `the machine was not lost at ${place}`)
        await rm(disk, { recursive: true })
        histories.push(...(await Promise.all(ready.map(findOut))))
      }
    }
  })
  tally.notes.push(...judge(world.dataDir, histories))
  const unknown = histories.filter(({ outcome }) => outcome.name === 'unknown').length
  return {
    name: 'A machine of the site is lost with its disk in the middle of orders',
    goal: `${rounds} rounds at ${places.length} places: every outcome is found by another machine`,
    measured: `${histories.length} orders, ${unknown} unknown, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
