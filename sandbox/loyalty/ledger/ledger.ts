import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { failpoint } from '../../store/failpoint.ts'
import type { Loyalty } from '../loyalty.ts'

/** One side of an entry: points added to an account (positive) or taken from it (negative). */
type Leg = { account: string; points: number }
type Entry = { at: number; memo: string; legs: readonly Leg[] }

/** The programme's accounts, the counterpart of every movement. Only these may be negative. */
export const programmeAccounts = {
  issued: 'programme:issued',
  redeemed: 'programme:redeemed',
  adjusted: 'programme:adjusted',
  expired: 'programme:expired',
  opening: 'programme:opening',
} as const

export const memberAccount = (sub: string): string => `member:${sub}`

/** A member's balance would have become negative. Nothing was written. */
export class InsufficientPointsError extends Error {
  override name = 'InsufficientPointsError'
}

export type Ledger = ReturnType<typeof createLedger>

/**
 * The double-entry ledger of points. Legs of an entry sum to 0 and entries are append-only. Balances are not written
 * by code: a trigger updates them with each leg, and a constraint refuses a negative one for a member.
 */
export function createLedger(db: DatabaseSync) {
  const openAccount = db.prepare('INSERT OR IGNORE INTO ledger_accounts (id, kind) VALUES (?, ?)')
  const insertEntry = db.prepare('INSERT INTO ledger_entries (posted_at, memo) VALUES (?, ?)')
  const insertLeg = db.prepare('INSERT INTO ledger_legs (entry, account, points) VALUES (?, ?, ?)')
  const balance = db.prepare('SELECT balance FROM ledger_accounts WHERE id = ?')

  for (const id of Object.values(programmeAccounts)) openAccount.run(id, 'programme')

  return {
    /** Opens a member's account with balance 0; does nothing when it exists. */
    open(sub: string): void {
      openAccount.run(memberAccount(sub), 'member')
    },

    /**
     * Writes an entry with all of its legs, or nothing, and returns its id. Joins the caller's transaction.
     * @throws InsufficientPointsError when a member's balance would become negative
     * @throws Error when the legs are not integers that sum to 0
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

    /** A member's available points. */
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

/** Posts an opening balance. It has no line in the history, which starts with it. */
export function ledgerOpening({ ledger }: Loyalty, sub: string, points: number, at: number): void {
  ledger.post({
    at,
    memo: 'opening balance',
    legs: [
      { account: memberAccount(sub), points },
      { account: programmeAccounts.opening, points: -points },
    ],
  })
}
