import { transaction } from '@borealis/contract/serving/transaction.ts'
import { inOwnName } from '../../programme.ts'
import { planPersonas } from '../../seed/personas.ts'
import { type Loyalty, readState, writeState } from '../loyalty.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writePerson } from './write-person.ts'

/** Fills a new database once, in one transaction. */
export function seedOnce(loyalty: Loyalty): void {
  const { db, clock } = loyalty
  transaction(db, () => {
    if (readState(db, 'seeded_at') !== null) return
    const now = clock.now()
    writeCatalogue(loyalty)
    for (const plan of inOwnName(planPersonas(new Date(now)))) writePerson(loyalty, plan, now)
    writeState(db, 'seeded_at', new Date(now).toISOString())
  })
}
