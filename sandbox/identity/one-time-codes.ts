import { randomInt } from 'node:crypto'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'

export type CodePurpose = 'sign-in' | 'step-up'
export type CodeCheck = { ok: true; sub: string } | { ok: false; reason: 'wrong' | 'expired' | 'exhausted' }

export const CODE_MINUTES = 5
const ATTEMPTS = 5

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

/** Six-digit codes, one per interaction and purpose. A new one replaces the old; five wrong attempts invalidate it. */
export function createOneTimeCodes({ db, clock }: Pick<SandboxDeps, 'db' | 'clock'>) {
  const key = 'WHERE interaction = ? AND purpose = ?'
  const read = db.prepare(`SELECT * FROM one_time_codes ${key}`)
  const write = db.prepare('INSERT OR REPLACE INTO one_time_codes VALUES (?, ?, ?, ?, ?, ?, ?)')
  const countDown = db.prepare(`UPDATE one_time_codes SET attempts_left = attempts_left - 1 ${key}`)
  db.prepare('DELETE FROM one_time_codes WHERE expires_at < ?').run(clock.now() - 24 * 60 * 60_000)

  return {
    /** The address for which a code was requested, known or not. */
    emailFor(interaction: string, purpose: CodePurpose): string | null {
      const row = read.get(interaction, purpose)
      return row ? String(row.email) : null
    },

    /** `sub` is null for an unknown address: the page looks the same, and no code is correct. */
    issue(interaction: string, purpose: CodePurpose, owner: { sub: string | null; email: string }): string {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      const expires = clock.now() + CODE_MINUTES * 60_000
      write.run(interaction, purpose, owner.sub, owner.email, code, expires, ATTEMPTS)
      return code
    },

    /**
     * A correct code may be checked again with the same result, so that a double click is one confirmation; the
     * interaction itself ends once. Wrong attempts count even when no code was sent.
     */
    check(interaction: string, purpose: CodePurpose, code: string): CodeCheck {
      return transaction(db, (): CodeCheck => {
        const row = read.get(interaction, purpose)
        if (!row || Number(row.expires_at) <= clock.now()) return { ok: false, reason: 'expired' }
        if (Number(row.attempts_left) <= 0) return { ok: false, reason: 'exhausted' }
        if (row.code === code && row.sub !== null) return { ok: true, sub: String(row.sub) }
        countDown.run(interaction, purpose)
        return { ok: false, reason: Number(row.attempts_left) <= 1 ? 'exhausted' : 'wrong' }
      })
    },
  }
}
