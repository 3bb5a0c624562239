import { randomBytes } from 'node:crypto'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { EmailTakenError } from '../../store/accounts.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { noteSecurity } from '../members/security-log.ts'
import type { Row } from '../row.ts'
import { siteLink, writeTo } from './write-to.ts'

/** Lifetime of a confirmation link, in milliseconds. */
const linkMs = 24 * 60 * 60_000

// A link cannot be guessed; this only stops a loop that keeps asking for one.
const perLink = { tries: 10, withinMs: 15 * 60_000 }

/** Second half of an e-mail change, which `updateCustomer` starts. */
export function emailCalls(loyalty: Loyalty) {
  return {
    confirmEmail: ({ body, now }) => {
      countTry(loyalty.db, `confirm-email/${body.token}`, perLink, now)
      confirmEmailChange(loyalty, body.token, now)
      return undefined
    },

    cancelEmailChange: ({ sub }) => {
      if (!forgetEmailChange(loyalty, sub)) throw new Refusal('NOT_FOUND')
      return undefined
    },
  } satisfies Handlers
}

/**
 * Sends a confirmation link to the new address and informs the old one, which stays valid until then. A repeated
 * request replaces the pending address.
 * @throws Refusal EMAIL_TAKEN
 */
export function askEmailChange(loyalty: Loyalty, sub: string, wanted: string, now: number): void {
  const { db, accounts } = loyalty
  const account = accounts.findBySub(sub)
  const email = wanted.trim()
  if (!account || account.email === email) return
  const owner = accounts.findByEmail(email)
  if (owner && owner.sub !== sub) throw new Refusal('EMAIL_TAKEN')
  const token = randomBytes(24).toString('base64url')
  db.prepare(
    'UPDATE members SET pending_email = ?, pending_email_token = ?, pending_email_until = ? WHERE sub = ?',
  ).run(email, token, now + linkMs, sub)
  const link = siteLink(loyalty, account.language, `/confirm-email?token=${token}`)
  writeTo(loyalty, sub, {
    to: email,
    kind: 'email-confirmation',
    subject: text('Confirm your new email address', 'Confirmez votre nouvelle adresse courriel'),
    // Appended unchanged: typographic rules must not alter a link.
    body: {
      en: `Open this link within 24 hours to use this address for your Borealis account: ${link}`,
      fr: `Ouvrez ce lien dans les 24 heures pour utiliser cette adresse avec votre compte Borealis\u00a0: ${link}`,
    },
  })
  writeTo(loyalty, sub, {
    kind: 'email-change-asked',
    subject: text('Request to change your email address', "Demande de changement d'adresse courriel"),
    body: text(
      "We received a request to change the email address for your Borealis account. Nothing changes until the new address is confirmed. If this wasn't you, cancel the change on the Profile page and contact us.",
      "Nous avons reçu une demande de changement de l'adresse courriel de votre compte Borealis. Rien ne change avant la confirmation de la nouvelle adresse. Si la demande ne vient pas de vous, annulez-la à la page Profil et communiquez avec nous.",
    ),
  })
  const detail = text('Email address change requested', "Changement d'adresse courriel demandé")
  noteSecurity(db, sub, now, 'email-change-asked', detail)
}

/**
 * Makes the pending address of this link the account's address.
 * @throws Refusal LINK_EXPIRED or EMAIL_TAKEN
 */
function confirmEmailChange(loyalty: Loyalty, token: string, now: number): void {
  const { db, accounts } = loyalty
  const row = db
    .prepare('SELECT sub, pending_email, pending_email_until FROM members WHERE pending_email_token = ?')
    .get(token)
  if (!row || isOver(row, now)) throw new Refusal('LINK_EXPIRED', { keepsWrites: true })
  const sub = String(row.sub)
  const before = accounts.findBySub(sub)
  if (before?.status !== 'active') throw new Refusal('LINK_EXPIRED', { keepsWrites: true })
  try {
    accounts.updateEmail(sub, String(row.pending_email))
  } catch (error) {
    if (error instanceof EmailTakenError) throw new Refusal('EMAIL_TAKEN', { keepsWrites: true })
    throw error
  }
  forgetEmailChange(loyalty, sub)
  writeTo(loyalty, sub, {
    to: before.email,
    kind: 'email-changed',
    subject: text('Your email address has changed', 'Votre adresse courriel a changé'),
    body: text(
      "The email address for your Borealis account has changed. If this wasn't you, contact us.",
      "L'adresse courriel de votre compte Borealis a changé. Si le changement ne vient pas de vous, communiquez avec nous.",
    ),
  })
  noteSecurity(db, sub, now, 'email-changed', text('Email address changed', 'Adresse courriel modifiée'))
}

/** Drops a pending address whose link has expired. */
export function dropLateEmailChange(loyalty: Loyalty, sub: string, now: number): void {
  const row = loyalty.db.prepare('SELECT pending_email_until FROM members WHERE sub = ?').get(sub)
  if (row && isOver(row, now)) forgetEmailChange(loyalty, sub)
}

const isOver = ({ pending_email_until: until }: Row, now: number) => until !== null && Number(until) <= now

/** Cancels a pending change; returns false when there is none. */
function forgetEmailChange({ db }: Loyalty, sub: string): boolean {
  const { changes } = db
    .prepare(
      `UPDATE members SET pending_email = NULL, pending_email_token = NULL, pending_email_until = NULL
        WHERE sub = ? AND pending_email IS NOT NULL`,
    )
    .run(sub)
  return changes === 1
}
