import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../store/database.ts'
import { failpoint } from '../../store/failpoint.ts'

/** One side of an entry: points that come to an account (positive) or leave it (negative). */
type Leg = { account: string; points: number }
type Entry = { at: number; memo: string; legs: readonly Leg[] }

/** The programme's side of every movement. Only these accounts may be below zero. */
export const programmeAccounts = {
  issued: 'programme:issued',
  redeemed: 'programme:redeemed',
  adjusted: 'programme:adjusted',
  expired: 'programme:expired',
  opening: 'programme:opening',
} as const

export const memberAccount = (sub: string): string => `member:${sub}`

/** A member's account would have gone below zero: nothing was written. */
export class InsufficientPointsError extends Error {
  override name = 'InsufficientPointsError'
}

export type Ledger = ReturnType<typeof createLedger>

/**
 * The double-entry book of points. Legs of an entry sum to 0, entries are only ever added, and a balance is never
 * written: the database moves it with each leg and refuses one below zero for a member.
 */
export function createLedger(db: DatabaseSync) {
  const openAccount = db.prepare('INSERT OR IGNORE INTO ledger_accounts (id, kind) VALUES (?, ?)')
  const insertEntry = db.prepare('INSERT INTO ledger_entries (posted_at, memo) VALUES (?, ?)')
  const insertLeg = db.prepare('INSERT INTO ledger_legs (entry, account, points) VALUES (?, ?, ?)')
  const balance = db.prepare('SELECT balance FROM ledger_accounts WHERE id = ?')

  for (const id of Object.values(programmeAccounts)) openAccount.run(id, 'programme')

  return {
    /** Opens a member's account at zero; harmless when it exists. */
    open(sub: string): void {
      openAccount.run(memberAccount(sub), 'member')
    },

    /**
     * Writes one entry, all of its legs or none, and returns its number. Joins the caller's transaction.
     * @throws InsufficientPointsError when a member would owe points
     * @throws Error when the legs are not whole numbers that sum to 0
     */
    post(entry: Entry): number {
      refuseUnbalanced(entry)
      return transaction(db, () => {
        const id = Number(insertEntry.run(entry.at, entry.memo).lastInsertRowid)
        for (const leg of entry.legs) {
          writeLeg(id, leg)
          failpoint('ledger:leg-written')
        }
        return id
      })
    },

    /** Points that a member can spend now. */
    balanceOf(sub: string): number {
      return Number(balance.get(memberAccount(sub))?.balance ?? 0)
    },
  }

  function writeLeg(entry: number, { account, points }: Leg): void {
    try {
      insertLeg.run(entry, account, points)
    } catch (error) {
      if (error instanceof Error && error.message.includes('members_never_owe')) {
        throw new InsufficientPointsError(`${account} does not hold ${-points} points`)
      }
      throw error
    }
  }
}

function refuseUnbalanced({ legs, memo }: Entry): void {
  const isWhole = legs.every((leg) => Number.isSafeInteger(leg.points) && leg.points !== 0)
  const sum = legs.reduce((total, leg) => total + leg.points, 0)
  if (legs.length < 2 || !isWhole || sum !== 0) {
    throw new Error(`the entry "${memo}" does not balance: its legs sum to ${sum}`)
  }
}
