import { faults } from './figures/faults.ts'
import { lostMachine } from './figures/lost-machine.ts'
import { waysToLose } from './figures/lost-primary.ts'
import { overload } from './figures/overload.ts'
import { rollingRestart } from './figures/rolling.ts'
import { steadyLoad } from './figures/steady.ts'
import type { Part, Size } from './programme.ts'
import type { Stage } from './stage.ts'

/**
 * Parts of `npm run trust` in which a running site meets faults, load and releases. They need Redis, which is one of
 * the failing services.
 */
export const operationParts = ({ times, isDeep }: Size): Part[] => {
  const plan = { rounds: times(1, 10), ms: isDeep ? 30_000 : 4_000 }
  return [
    {
      name: 'faults',
      figures: [
        (stage) => faults(stage, 'backend', plan),
        (stage) => faults(stage, 'provider', plan),
        (stage) => faults(stage, 'redis', plan),
      ],
    },
    {
      name: 'failover',
      figures: [
        (stage) => lostMachine(stage, times(1, 10)),
        ...waysToLose.map(
          ({ measure }) =>
            (stage: Stage) =>
              measure(stage, times(1, 10)),
        ),
      ],
    },
    { name: 'overload', figures: [(stage) => overload(stage, isDeep ? 120_000 : 10_000)] },
    { name: 'steady', figures: [(stage) => steadyLoad(stage, times(30_000, 900_000))] },
    { name: 'releases', figures: [(stage) => rollingRestart(stage, times(1, 10))] },
  ]
}
