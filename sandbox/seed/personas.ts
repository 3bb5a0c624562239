import { planAvery } from './personas/avery.ts'
import { planNoah, planSam } from './personas/beginners.ts'
import { planElodie } from './personas/elodie.ts'
import { planMargaret } from './personas/margaret.ts'
import type { PersonaPlan } from './personas/plan.ts'

/** The people of the sandbox as of `now`; the same `now` gives the same plan. About 60 ms, nearly all of it Margaret's. */
export function planPersonas(now: Date): PersonaPlan[] {
  return [planAvery(now), planElodie(now), planNoah(now), planMargaret(now), planSam(now)]
}
