import type { DatabaseSync } from 'node:sqlite'
import { refuseField } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { claimRules } from '../../seed/content/help.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { isoOf } from '../row.ts'

const day = 24 * 60 * 60_000
const perMember = { tries: 20, withinMs: day }
/** How long a picture waits for its claim, in milliseconds. */
const waitMs = day
const keepMs = (claimRules.receiptDays ?? 0) * day

/** Pictures of receipts. The same picture sent twice is one. */
export function claimReceiptCalls({ db }: Loyalty) {
  return {
    keepClaimReceipt: ({ sub, params, body, now }) => {
      const picture = Buffer.from(body.base64, 'base64')
      if (picture.subarray(0, 3).toString('hex') !== 'ffd8ff') {
        throw refuseField(
          'base64',
          text(
            'Choose another photo: we can’t open this one',
            'Choisissez une autre photo\u00a0: celle-ci ne s’ouvre pas',
          ),
        )
      }
      const known = db
        .prepare('SELECT sent_at FROM claim_receipts WHERE sub = ? AND receipt_id = ?')
        .get(sub, params.receiptId)
      if (!known) {
        countTry(db, `receipt/${sub}`, perMember, now)
        db.prepare('INSERT INTO claim_receipts (sub, receipt_id, picture, sent_at) VALUES (?, ?, ?, ?)').run(
          sub,
          params.receiptId,
          picture,
          now,
        )
      }
      return { receiptId: params.receiptId, deletedAt: isoOf(Number(known?.sent_at ?? now) + waitMs) }
    },
  } satisfies Handlers
}

/** @throws Refusal VALIDATION_FAILED for a picture that is not there, or no longer */
export function refuseUnknownReceipt(
  db: DatabaseSync,
  sub: string,
  receiptId: string | null | undefined,
): void {
  if (!receiptId) return
  if (db.prepare('SELECT 1 FROM claim_receipts WHERE sub = ? AND receipt_id = ?').get(sub, receiptId)) return
  throw refuseField('receiptPictureId', text('Add the photo again', 'Ajoutez la photo de nouveau'))
}

/** Deletes the pictures that no claim names after a day, and the others a while after their claims are answered. */
export function dropReceipts({ db }: Loyalty, sub: string, now: number): void {
  db.prepare(
    `DELETE FROM claim_receipts AS r WHERE sub = ? AND sent_at <= ? AND NOT EXISTS (
      SELECT 1 FROM claims c WHERE c.sub = r.sub AND c.receipt_picture = r.receipt_id
        AND (c.answered_at IS NULL OR c.answered_at > ?))`,
  ).run(sub, now - waitMs, now - keepMs)
  db.prepare(
    `UPDATE claims SET receipt_picture = NULL WHERE sub = ? AND receipt_picture NOT IN (
      SELECT receipt_id FROM claim_receipts r WHERE r.sub = claims.sub)`,
  ).run(sub)
}
