import { randomBytes } from 'node:crypto'
import type { CustomerBody } from '@borealis/contract/customers.ts'
import { todayIn } from '@borealis/contract/serving/days.ts'
import { suggestEmail } from '@borealis/contract/serving/email-suggestion.ts'
import { refuseUnknownValues, refuseYoung } from '@borealis/contract/serving/profile.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { inOwnName } from '../../programme.ts'
import { EmailTakenError } from '../../store/accounts.ts'
import { insertAddress } from '../addresses/address-book.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { decide } from '../me/decisions.ts'
import { unsubscribeLine } from '../me/unsubscribe-calls.ts'
import { siteLink, writeTo } from '../me/write-to.ts'
import { insertCard, insertMember } from './insert-member.ts'
import { newSceneNumber } from './member-number.ts'
import { isSold } from './profile-calls.ts'

const perOwner = { tries: 3, withinMs: 24 * 60 * 60_000 }
const perAddress = { tries: 10, withinMs: 15 * 60_000 }

/** Joining (spec §7): both calls require a bot-check token and no access token. */
export function joinCalls(loyalty: Loyalty) {
  const { db, accounts } = loyalty

  return {
    validateEmail: ({ body, now }) => {
      countTry(db, `validate/${body.email.toLowerCase()}`, perAddress, now)
      return { isAvailable: accounts.findByEmail(body.email) === null, suggestion: suggestEmail(body.email) }
    },

    createCustomer: ({ body, now }) => {
      refuseYoung(loyalty.catalogue.content.pageData, body.birthDate, todayIn(body.provinceCode, now))
      refuseUnknownValues(loyalty.catalogue.content.pageData, body, isSold(loyalty))
      const sceneNumber =
        body.kitNumber === null ? newSceneNumber(db) : openKit(loyalty, body.kitNumber, body, now)
      const sub = createAccount(loyalty, body, now)
      writeMember(loyalty, sub, sceneNumber, body, now)
      if (body.kitNumber !== null) {
        db.prepare('UPDATE kits SET activated_by = ? WHERE number = ?').run(sub, body.kitNumber)
      }
      const { welcomePoints } = loyalty.catalogue.content.pageData
      if (welcomePoints > 0) welcome(loyalty, sub, welcomePoints, now)
      greet(loyalty, sub, now)
      return { sub, sceneNumber, onBoardMessageActive: true, welcomePoints }
    },
  } satisfies Handlers
}

/**
 * Who has joined with it today and sends the same again, because the answer was lost, goes on to EMAIL_TAKEN like anybody who joins twice.
 * On a later day a number says nothing about its member's address.
 * @throws Refusal KIT_NOT_FOUND or KIT_ALREADY_ACTIVE
 */
function openKit(
  { db, accounts }: Loyalty,
  number: string,
  { email, provinceCode }: CustomerBody,
  now: number,
): string {
  const kit = db
    .prepare(
      'SELECT activated_by, member_since FROM kits LEFT JOIN members ON sub = activated_by WHERE number = ?',
    )
    .get(number)
  if (!kit) throw new Refusal('KIT_NOT_FOUND')
  if (kit.activated_by === null) return number
  const isAgain =
    accounts.findByEmail(email)?.sub === kit.activated_by && kit.member_since === todayIn(provinceCode, now)
  if (!isAgain) throw new Refusal('KIT_ALREADY_ACTIVE')
  return number
}

function createAccount(loyalty: Loyalty, body: CustomerBody, now: number): string {
  const { accounts } = loyalty
  const { email, firstName, lastName, phone, language } = body
  try {
    return accounts.createAccount({ email, firstName, lastName, phone, language }).sub
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error
    tellOwner(loyalty, email, now)
    throw new Refusal('EMAIL_TAKEN', { keepsWrites: true })
  }
}

/** Mails the owner of the address that they are a member already; the response reveals nothing. */
function tellOwner(loyalty: Loyalty, email: string, now: number): void {
  const owner = loyalty.accounts.findByEmail(email)
  if (!owner || !mayTell(loyalty, owner.sub, now)) return
  const link = (language: Language) =>
    `${siteLink(loyalty, language, '/auth/sign-in')}?${new URLSearchParams({ loginHint: email })}`
  writeTo(loyalty, owner.sub, {
    kind: 'already-member',
    subject: text('You already have a Borealis account', 'Vous avez déjà un compte Borealis'),
    body: text(
      `Someone tried to join with this email address, but it already has an account. If it was you, sign in here: ${link('en')}\n\nIf it wasn't you, you don't need to do anything.`,
      `Une demande d'adhésion a été faite avec cette adresse courriel, qui est déjà liée à un compte. Si c'était vous, connectez-vous ici : ${link('fr')}\n\nSi ce n'était pas vous, vous n'avez rien à faire.`,
    ),
  })
}

/** Limits such messages, so that repeated attempts do not flood a mailbox. */
function mayTell({ db }: Loyalty, sub: string, now: number): boolean {
  try {
    countTry(db, `already-member/${sub}`, perOwner, now)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function writeMember(
  loyalty: Loyalty,
  sub: string,
  sceneNumber: string,
  body: CustomerBody,
  now: number,
): void {
  const { db } = loyalty
  const { consents, shippingAddress, kitNumber, termsVersion, ...person } = body
  insertMember(loyalty, {
    ...person,
    sub,
    sceneNumber,
    pendingEmail: null,
    timeZone: null,
    memberSince: todayIn(body.provinceCode, now),
    status: 'active',
    isFrozen: false,
    onBoardMessageActive: true,
    isGhostKitActivated: kitNumber !== null,
    selectedShippingAddress: null,
    segments: ['NEW-MEMBER'],
    goal: null,
  })
  if (shippingAddress) insertAddress(db, sub, shippingAddress, now)
  insertCard(db, sub, 0, memberCardOf(sceneNumber))
  const agreed = [
    ...consents,
    { purpose: 'terms', channel: 'web', isGranted: true, wordingVersion: termsVersion },
  ]
  for (const decision of agreed) decide(db, sub, decision, now)
}

/** The member card that every member has. */
export const memberCardOf = (sceneNumber: string) => ({
  uniqueId: `acc_${randomBytes(9).toString('hex')}`,
  cardType: 'MEMBER',
  name: text('Member card', 'Carte de membre'),
  maskedNumber: `•••• ${sceneNumber.slice(-4)}`,
  isPrimary: true,
  acceptsTravel: false,
  acceptsCredit: false,
})

function welcome({ activity }: Loyalty, sub: string, points: number, now: number): void {
  activity.post(sub, {
    occurredAt: now,
    type: 'BONUS',
    category: 'BONUS',
    description: text('Welcome', 'Bienvenue'),
    explanation: inOwnName(
      text('For joining Borealis Rewards', 'Pour votre adhésion au programme Récompenses Borealis'),
    ),
    basePoints: 0,
    bonusPoints: points,
  })
}

function greet(loyalty: Loyalty, sub: string, now: number): void {
  const { links, line } = unsubscribeLine(loyalty, sub, now)
  writeTo(loyalty, sub, {
    kind: 'welcome',
    unsubscribe: links,
    subject: text('Welcome to Borealis Rewards', 'Bienvenue dans le programme Récompenses Borealis'),
    body: text(
      "Your account is open. Sign in with this email address, and we'll send you a code.",
      'Votre compte est ouvert. Connectez-vous avec cette adresse courriel : nous vous enverrons un code.',
    ),
    foot: line,
  })
}
