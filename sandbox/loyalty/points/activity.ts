import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { transactionType } from '@borealis/contract/points.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import type { TransactionType } from '@borealis/contract/transaction-types.ts'
import { type Ledger, memberAccount, programmeAccounts } from '../ledger/ledger.ts'

/** A new line of the history. Points are signed from the member's view. */
type NewLine = {
  occurredAt: number
  type: TransactionType
  category: string
  /** brandId of a partner; null for the programme itself. */
  partner?: string | null
  cardType?: string
  description: Localised
  explanation: Localised
  amountCents?: number | null
  basePoints: number
  bonusPoints?: number
  orderNumber?: string | null
  reference?: string
}

const counterpart: Record<TransactionType, string> = {
  EARN: programmeAccounts.issued,
  BONUS: programmeAccounts.issued,
  REDEEM: programmeAccounts.redeemed,
  REFUND: programmeAccounts.redeemed,
  ADJUST: programmeAccounts.adjusted,
  EXPIRE: programmeAccounts.expired,
}

export type Activity = ReturnType<typeof createActivity>

/** Writes the lines of the history, each posted one together with its ledger entry. */
export function createActivity(db: DatabaseSync, ledger: Ledger) {
  const insert = db.prepare(
    `INSERT INTO activity (sub, reference, occurred_at, posted_at, posts_by, type, category, partner, card_type,
      description_en, description_fr, explanation_en, explanation_fr, amount_cents, base_points, bonus_points,
      order_number, entry) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const due = db.prepare(
    `SELECT id, type, reference, base_points + bonus_points AS points FROM activity
      WHERE sub = ? AND entry IS NULL AND posts_by <= ? ORDER BY occurred_at, id`,
  )
  const settle = db.prepare('UPDATE activity SET posted_at = ?, entry = ? WHERE id = ?')
  const changes = new Map<string, number>()
  const noteChange = (sub: string) => changes.set(sub, (changes.get(sub) ?? 0) + 1)

  const move = (sub: string, type: TransactionType, points: number, at: number, memo: string) =>
    ledger.post({
      at,
      memo,
      legs: [
        { account: memberAccount(sub), points },
        { account: counterpart[type], points: -points },
      ],
    })

  return {
    /**
     * Writes a line and posts its points. Returns its reference.
     * @throws InsufficientPointsError
     */
    post(sub: string, line: NewLine): string {
      const reference = line.reference ?? newReference()
      const points = line.basePoints + (line.bonusPoints ?? 0)
      const entry = move(sub, line.type, points, line.occurredAt, reference)
      write(sub, line, reference, line.occurredAt, null, entry)
      return reference
    },

    /** Writes a pending line, whose points are posted on a later day (`YYYY-MM-DD`). */
    announce(sub: string, line: NewLine, postsBy: string): string {
      const reference = line.reference ?? newReference()
      write(sub, line, reference, null, postsBy, null)
      return reference
    },

    /** Changes whenever a line of this member is written or posted; used as a cache key within this process. */
    versionOf: (sub: string): string => String(changes.get(sub) ?? 0),

    /** Posts the pending lines that are due. */
    settleDue(sub: string, now: number): void {
      const today = new Date(now).toISOString().slice(0, 10)
      for (const row of due.all(sub, today)) {
        // Refunds are booked against the account the points went to, as if posted at once.
        const type = transactionType.parse(row.type)
        settle.run(now, move(sub, type, Number(row.points), now, String(row.reference)), Number(row.id))
        noteChange(sub)
      }
    },
  }

  function write(
    sub: string,
    line: NewLine,
    reference: string,
    postedAt: number | null,
    postsBy: string | null,
    entry: number | null,
  ): void {
    const { description, explanation } = line
    noteChange(sub)
    insert.run(
      sub,
      reference,
      line.occurredAt,
      postedAt,
      postsBy,
      line.type,
      line.category,
      line.partner ?? null,
      line.cardType ?? 'MEMBER',
      description.en,
      description.fr,
      explanation.en,
      explanation.fr,
      line.amountCents ?? null,
      line.basePoints,
      line.bonusPoints ?? 0,
      line.orderNumber ?? null,
      entry,
    )
  }
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ'

/** Short enough to read out on the phone: `K7-203948`. */
function newReference(): string {
  return `${letters[randomInt(letters.length)]}${randomInt(2, 10)}-${String(randomInt(1_000_000)).padStart(6, '0')}`
}
