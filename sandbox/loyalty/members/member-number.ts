import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** An unused member number: sixteen digits with the programme's prefix. */
export function newSceneNumber(db: DatabaseSync): string {
  const taken = db.prepare(
    'SELECT 1 FROM members WHERE scene_number = :n UNION SELECT 1 FROM kits WHERE number = :n',
  )
  for (;;) {
    const digits = () => String(randomInt(100_000)).padStart(5, '0')
    const n = `604646${digits()}${digits()}`
    if (!taken.get({ n })) return n
  }
}
