import { randomInt } from 'node:crypto'
import type { Claim, ClaimBody } from '@borealis/contract/me.ts'
import { addDays, dayIn } from '@borealis/contract/serving/days.ts'
import { refuseField } from '@borealis/contract/serving/refusal.ts'
import { text, textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { claimRules } from '../../seed/content/help.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { isoOf, numberOrNull, one, type Row, textOrNull } from '../row.ts'
import { claimedPoints, reviewMs } from './answer-claims.ts'
import { claimReceiptCalls, refuseUnknownReceipt } from './claim-receipts.ts'

const perMember = { tries: 5, withinMs: 24 * 60 * 60_000 }
const { waitDays: daysToWait, withinDays: daysToClaim } = claimRules

/** Claims for missing points. A claim needs an idempotency key, so that one receipt is one claim. */
export function claimCalls(loyalty: Loyalty) {
  const { db } = loyalty

  return {
    ...claimReceiptCalls(loyalty),

    createClaim: ({ sub, body, language, now }) => {
      refuseClaim(loyalty, body, dayIn(now, memberZone(db, sub)))
      refuseTwin(db, sub, body)
      refuseUnknownReceipt(db, sub, body.receiptPictureId)
      countTry(db, `claim/${sub}`, perMember, now)
      const claimNumber = newClaimNumber(db)
      db.prepare(
        `INSERT INTO claims (claim_number, sub, partner, occurred_on, amount_cents, receipt_number, comment,
          submitted_at, receipt_picture) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        claimNumber,
        sub,
        body.partnerCode,
        body.occurredOn,
        body.amountCents,
        body.receiptNumber,
        body.comment,
        now,
        body.receiptPictureId ?? null,
      )
      const row = db.prepare('SELECT * FROM claims WHERE claim_number = ?').get(claimNumber)
      return present(one(row, claimNumber), language, now)
    },

    listClaims: ({ sub, language, now }) => {
      const rows = db
        .prepare('SELECT * FROM claims WHERE sub = ? ORDER BY submitted_at DESC, claim_number')
        .all(sub)
      return { claims: rows.map((row) => present(row, language, now)) }
    },
  } satisfies Handlers
}

/** @throws Refusal VALIDATION_FAILED for a claim that is not allowed, or not yet */
function refuseClaim({ catalogue }: Loyalty, body: ClaimBody, today: string): void {
  if (!catalogue.brandOf(body.partnerCode)) {
    throw refuseField(
      'partnerCode',
      text('Choose a partner from the list', 'Choisissez un partenaire dans la liste'),
    )
  }
  if (body.occurredOn > addDays(today, -daysToWait)) {
    throw refuseField(
      'occurredOn',
      text(
        `Make your claim after ${daysToWait} days: points can take that long`,
        `Faites votre réclamation ${daysToWait} jours après l’achat\u00a0: les points peuvent être versés jusque-là`,
      ),
    )
  }
  if (body.occurredOn < addDays(today, -daysToClaim)) {
    throw refuseField(
      'occurredOn',
      text(
        `Enter a date in the last ${daysToClaim} days: points for older purchases can’t be claimed`,
        `Entrez une date des ${daysToClaim} derniers jours\u00a0: il est trop tard pour réclamer les points d’un achat plus ancien`,
      ),
    )
  }
  if (claimedPoints(body.amountCents) === 0) {
    throw refuseField(
      'amountCents',
      text('Enter the amount you paid, before tax', 'Entrez le montant payé, avant les taxes'),
    )
  }
}

/**
 * Two purchases of one day and amount differ by their receipts. A claim that was refused may be made again.
 * @throws Refusal VALIDATION_FAILED for a purchase that the member has claimed
 */
function refuseTwin(db: Loyalty['db'], sub: string, body: ClaimBody): void {
  const { partnerCode, occurredOn, amountCents } = body
  const receipt = body.receiptNumber || null
  const twin = db
    .prepare(
      `SELECT claim_number FROM claims WHERE sub = ? AND partner = ? AND occurred_on = ? AND amount_cents = ?
        AND decision IS NOT 'refused' AND (? IS NULL OR receipt_number = ?)`,
    )
    .get(sub, partnerCode, occurredOn, amountCents, receipt, receipt)
  if (!twin) return
  const number = String(twin.claim_number)
  throw refuseField(
    'receiptNumber',
    receipt
      ? text(
          `Check the receipt number: you already made a claim for this one (${number})`,
          `Vérifiez le numéro du reçu\u00a0: vous avez déjà fait une réclamation pour celui-ci (${number})`,
        )
      : text(
          `Add the receipt number: you already made a claim for a purchase like this (${number})`,
          `Ajoutez le numéro du reçu\u00a0: vous avez déjà réclamé les points d’un achat semblable (${number})`,
        ),
  )
}

const stateTexts = {
  received: text('We received your claim.', 'Nous avons reçu votre réclamation.'),
  'in-review': text(
    "We're checking with the partner. This takes up to five business days.",
    "Nous vérifions auprès du partenaire. Cela prend jusqu'à cinq jours ouvrables.",
  ),
} as const

function present(row: Row, language: Language, now: number): Claim {
  const submittedAt = Number(row.submitted_at)
  const answer = row.decision === 'granted' || row.decision === 'refused' ? row.decision : null
  const waiting = now < submittedAt + reviewMs ? 'received' : 'in-review'
  return {
    claimNumber: String(row.claim_number),
    partnerCode: String(row.partner),
    occurredOn: String(row.occurred_on),
    amountCents: Number(row.amount_cents),
    receiptNumber: textOrNull(row.receipt_number),
    comment: String(row.comment),
    receiptPictureId: textOrNull(row.receipt_picture),
    state: answer ?? waiting,
    stateText: answer ? String(row[`reason_${language}`]) : textIn(stateTexts[waiting], language),
    submittedAt: isoOf(submittedAt),
    answeredAt: row.answered_at === null ? null : isoOf(row.answered_at),
    pointsGranted: numberOrNull(row.points),
  }
}

/** Short enough to read out on the phone: `C-204817`. */
function newClaimNumber(db: Loyalty['db']): string {
  const number = `C-${randomInt(100_000, 1_000_000)}`
  return db.prepare('SELECT 1 FROM claims WHERE claim_number = ?').get(number) ? newClaimNumber(db) : number
}
