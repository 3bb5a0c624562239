import { randomBytes } from 'node:crypto'
import type { DataExport } from '@borealis/contract/me.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { noteSecurity } from '../members/security-log.ts'
import { isoOf, type Row } from '../row.ts'
import { assembleData } from './personal-data.ts'

const perMember = { tries: 3, withinMs: 24 * 60 * 60_000 }
/** Time to prepare an export, in milliseconds. */
const preparationMs = 60_000
/** Time it can be downloaded, in milliseconds. */
const availabilityMs = 7 * 24 * 60 * 60_000

/** Export of personal data. A request while one is being prepared returns that one. */
export function exportCalls(loyalty: Loyalty) {
  const { db } = loyalty
  return {
    requestExport: ({ sub, now }) => {
      const running = db
        .prepare('SELECT * FROM data_exports WHERE sub = ? AND requested_at > ?')
        .get(sub, now - preparationMs)
      if (running) return present(running, now)
      countTry(db, `export/${sub}`, perMember, now)
      const row = { export_id: `exp_${randomBytes(12).toString('hex')}`, sub, requested_at: now }
      db.prepare('INSERT INTO data_exports (export_id, sub, requested_at) VALUES (?, ?, ?)').run(
        row.export_id,
        sub,
        now,
      )
      noteSecurity(
        db,
        sub,
        now,
        'data-exported',
        text('Copy of personal information requested', 'Copie des renseignements personnels demandée'),
      )
      return present(row, now)
    },

    listExports: ({ sub, now }) => ({
      exports: db
        .prepare('SELECT * FROM data_exports WHERE sub = ? ORDER BY requested_at DESC LIMIT 10')
        .all(sub)
        .map((row) => present(row, now)),
    }),

    downloadExport: ({ sub, params, language, now }) => {
      if (findExport(db, sub, params.exportId, now).state !== 'ready') throw new Refusal('NOT_FOUND')
      return assembleData(loyalty, sub, language, now)
    },

    getExport: ({ sub, params, now }) => findExport(db, sub, params.exportId, now),
  } satisfies Handlers
}

/**
 * An export of this member.
 * @throws Refusal NOT_FOUND
 */
function findExport(db: Loyalty['db'], sub: string, exportId: string, now: number): DataExport {
  const row = db.prepare('SELECT * FROM data_exports WHERE sub = ? AND export_id = ?').get(sub, exportId)
  if (!row) throw new Refusal('NOT_FOUND')
  return present(row, now)
}

function present(row: Row, now: number): DataExport {
  const exportId = String(row.export_id)
  const readyAt = Number(row.requested_at) + preparationMs
  const expiresAt = readyAt + availabilityMs
  const state = now < readyAt ? 'running' : now < expiresAt ? 'ready' : 'expired'
  return {
    exportId,
    state,
    requestedAt: isoOf(row.requested_at),
    expiresAt: state === 'running' ? null : isoOf(expiresAt),
    downloadPath: state === 'ready' ? `/me/export/${exportId}/data` : null,
  }
}
