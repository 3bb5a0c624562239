import { dayIn } from '@borealis/contract/serving/days.ts'
import { grouped, type Localised, text } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { expireIdlePoints } from '../points/expiry.ts'
import type { Row } from '../row.ts'
import { writeTo } from './write-to.ts'

const day = 24 * 60 * 60_000
/** Time until a claim is reviewed, and until it is answered, in milliseconds. */
export const reviewMs = day
const answerMs = 5 * day
/** Purchases above this are checked with the member, in cents. */
const largestCents = 50_000
const pointsPerDollar = 5

/** Points of a purchase, rounded down as at the till. */
export const claimedPoints = (amountCents: number) => Math.floor((amountCents * pointsPerDollar) / 100)

/**
 * Answers a member's due claims; points are posted once, in the caller's transaction, from the day on that the claim was due: points
 * that had expired by then are not kept by them.
 */
export function answerClaims(loyalty: Loyalty, sub: string, now: number): void {
  const due = loyalty.db
    .prepare(
      'SELECT * FROM claims WHERE sub = ? AND decision IS NULL AND submitted_at <= ? ORDER BY submitted_at',
    )
    .all(sub, now - answerMs)
  for (const row of due) {
    const reason = whyNot(loyalty, row)
    if (reason) settle(loyalty, row, 'refused', reason)
    else {
      expireIdlePoints(loyalty, sub, answeredAt(row))
      grant(loyalty, row)
    }
  }
}

/** Reason to refuse a claim; null when there is none. */
function whyNot({ db }: Loyalty, row: Row): Localised | null {
  const { sub, partner, occurred_on: on, amount_cents: cents, receipt_number: receipt } = row
  const zone = memberZone(db, String(sub))
  const isSameDay = db
    .prepare('SELECT occurred_at FROM activity WHERE sub = ? AND partner = ? AND amount_cents = ?')
    .all(String(sub), String(partner), Number(cents))
    .some(({ occurred_at: at }) => dayIn(Number(at), zone) === on)
  if (isSameDay) {
    return text(
      'The points for this purchase are already in your history.',
      'Les points de cet achat figurent déjà dans votre historique.',
    )
  }
  // Before the receipt is missed: with one, it would be refused for its amount.
  if (Number(cents) > largestCents) {
    return text(
      'We need to check this purchase with you. Contact us with the claim number.',
      'Nous devons vérifier cet achat avec vous. Communiquez avec nous en indiquant le numéro de réclamation.',
    )
  }
  if (!receipt && row.receipt_picture === null) {
    return text(
      'The partner can’t find this purchase. Make a new claim with the receipt number, or contact us.',
      "Le partenaire n'a pas trouvé cet achat. Faites une nouvelle réclamation avec le numéro du reçu ou communiquez avec nous.",
    )
  }
  return null
}

function grant(loyalty: Loyalty, row: Row): void {
  const points = claimedPoints(Number(row.amount_cents))
  const number = String(row.claim_number)
  const reference = loyalty.activity.post(String(row.sub), {
    occurredAt: answeredAt(row),
    type: 'ADJUST',
    category: 'ADJUSTMENT',
    partner: String(row.partner),
    description: text('Missing points', 'Points manquants'),
    explanation: text(`Claim ${number}`, `Réclamation ${number}`),
    basePoints: points,
  })
  const sum = grouped(points)
  const reason = text('The partner confirmed the purchase.', "Le partenaire a confirmé l'achat.")
  const letter = text(`${reason.en} Points added: ${sum.en}.`, `${reason.fr} Points ajoutés : ${sum.fr}.`)
  settle(loyalty, row, 'granted', reason, { letter, posted: { points, reference } })
}

const answeredAt = (row: Row) => Number(row.submitted_at) + answerMs

function settle(
  loyalty: Loyalty,
  row: Row,
  decision: 'granted' | 'refused',
  reason: Localised,
  {
    letter = reason,
    posted = null,
  }: { letter?: Localised; posted?: { points: number; reference: string } | null } = {},
): void {
  const number = String(row.claim_number)
  loyalty.db
    .prepare(
      `UPDATE claims SET decision = ?, reason_en = ?, reason_fr = ?, answered_at = ?, points = ?, reference = ?
        WHERE claim_number = ?`,
    )
    .run(
      decision,
      reason.en,
      reason.fr,
      answeredAt(row),
      posted?.points ?? null,
      posted?.reference ?? null,
      number,
    )
  writeTo(loyalty, String(row.sub), {
    kind: 'claim-answered',
    subject: text(`Your claim ${number}`, `Votre réclamation ${number}`),
    body: letter,
  })
}
