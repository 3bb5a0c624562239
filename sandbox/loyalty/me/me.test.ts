import { consentList, dataExport, eCardList, messagePreferences } from '@borealis/contract/me.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../ledger/check.ts'
import { startTrial, type Trial } from '../testing/trial.ts'
import { exceptions, tablesOfMembers } from './personal-data.ts'
import { unsubscribeLine } from './unsubscribe-calls.ts'

// These tests advance the clock, so they have a database of their own.

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const day = 24 * 60 * 60_000
const wait = (days: number) => trial.deps.clock.advance(days * day)
const dayBefore = (days: number) => new Date(trial.deps.clock.now() - days * day).toISOString().slice(0, 10)
const tokenIn = (body: string | undefined) => /token=([\w.-]+)/.exec(body ?? '')?.[1] ?? ''

test('a link that was not opened within a day is over, and so is the pending address', async () => {
  const { sub, email } = trial.customer()
  const wanted = `later-${email}`
  const change = { body: { email: wanted }, stepUp: await trial.stepUp(sub) }
  expect((await trial.send('updateCustomer', sub, change)).json).toMatchObject({
    email,
    pendingEmail: wanted,
  })
  const token = tokenIn(trial.deps.outbox.list(wanted)[0]?.body)
  wait(1)
  const late = await trial.send('confirmEmail', null, { body: { token }, language: 'fr' })
  expect(late.json).toMatchObject({ code: 'LINK_EXPIRED', title: 'Lien expiré' })
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({ email, pendingEmail: null })
  expect(await trial.send('cancelEmailChange', sub)).toMatchObject({ status: 404 })
})

test('asking again makes the first link worthless', async () => {
  const { sub, email } = trial.customer()
  const ask = async (wanted: string) => {
    await trial.send('updateCustomer', sub, { body: { email: wanted }, stepUp: await trial.stepUp(sub) })
    return tokenIn(trial.deps.outbox.list(wanted)[0]?.body)
  }
  const first = await ask(`first-${email}`)
  const second = await ask(`second-${email}`)
  expect((await trial.send('confirmEmail', null, { body: { token: first } })).status).toBe(422)
  expect((await trial.send('confirmEmail', null, { body: { token: second } })).status).toBe(204)
  expect(trial.deps.accounts.findBySub(sub)?.email).toBe(`second-${email}`)
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({ pendingEmail: null })
  expect((await trial.send('confirmEmail', null, { body: { token: second } })).status).toBe(422)
  expect((await trial.send('getSecurityLog', sub)).json).toMatchObject({
    events: ['email-changed', 'email-change-asked', 'email-change-asked'].map((kind) => ({ kind })),
  })
})

test('a wish to close an account says what is lost, once, and can be taken back', async () => {
  const { sub, email } = trial.customer({ points: 500 })
  const open = { isRequested: false, closesOn: null, pointsLost: 500 }
  expect((await trial.send('getDeletion', sub)).json).toEqual(open)
  const asked = await trial.send('requestDeletion', sub)
  expect((await trial.send('requestDeletion', sub)).json).toEqual(asked.json)
  const letters = trial.deps.outbox.list(email)
  expect(letters.map(({ kind }) => kind)).toEqual(['deletion-asked'])
  expect(letters[0]?.body).toMatch(/closed on \w{3}\s\d\d, \d{4}\. Until/)
  expect((await trial.send('cancelDeletion', sub)).json).toEqual(open)
  expect((await trial.send('getBalance', sub)).json).toMatchObject({ points: 500 })
})

test('an account closes after thirty days: the points go back, the person is forgotten', async () => {
  const { sub, email } = trial.customer({
    points: 900,
    addresses: [{ addressLine1: '1 Elm St', city: 'Sudbury', provinceCode: 'ON', postalCode: 'P3E 1C5' }],
  })
  await trial.send('requestDeletion', sub)
  wait(29)
  expect((await trial.send('getBalance', sub)).json).toMatchObject({ points: 900 })
  wait(1)
  expect((await trial.send('getBalance', sub)).json).toMatchObject({ code: 'ACCOUNT_CLOSED' })
  expect((await trial.send('cancelDeletion', sub)).json).toMatchObject({ code: 'ACCOUNT_CLOSED' })
  expect(trial.deps.outbox.list(email)[0]).toMatchObject({ kind: 'account-closed' })
  expect(trial.deps.accounts.findByEmail(email)).toBeNull()
  expect(trial.deps.accounts.findBySub(sub)).toMatchObject({
    status: 'closed',
    firstName: '',
    hasPassword: false,
  })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(0)
  expect(checkBooks(trial.deps.db)).toMatchObject({ isBalanced: true })
})

test('a new table of members is exported and emptied without being named, and a closed account keeps only what the list says', async () => {
  const { db } = trial.deps
  // A table like any that a migration may add: it refers to others, and sorts before them.
  db.exec(`CREATE TABLE a_new_table (sub TEXT NOT NULL REFERENCES members (sub), card TEXT REFERENCES cards (unique_id),
    note_en TEXT NOT NULL, note_fr TEXT NOT NULL, written_at INTEGER NOT NULL) STRICT;
    ALTER TABLE members ADD COLUMN nickname TEXT`)
  const tables = tablesOfMembers(db)
  expect(Object.keys(exceptions).filter((name) => !tables.includes(name))).toEqual([])
  const { sub, creditCardId } = trial.customer({
    points: 5_000,
    addresses: [{ addressLine1: '1 Elm St', city: 'Sudbury', provinceCode: 'ON', postalCode: 'P3E 1C5' }],
    travelPurchases: [
      { purchasedOn: dayBefore(5), merchant: 'Tundra Air', amountCents: 20_000, applyBy: dayBefore(-60) },
    ],
  })
  const rows = (table: string) => db.prepare(`SELECT * FROM ${table} WHERE sub = ?`).all(sub)
  const body = {
    accountUniqueId: creditCardId,
    purchaseId: String(rows('travel_purchases')[0]?.id),
    points: 1_000,
  }
  expect(await trial.send('redeemTravel', sub, { body, key: crypto.randomUUID() })).toMatchObject({
    status: 201,
  })
  await claim(sub)
  db.prepare('INSERT INTO a_new_table VALUES (?, ?, ?, ?, ?)').run(sub, creditCardId, 'Yes', 'Oui', 0)
  db.prepare("UPDATE members SET nickname = 'Sam' WHERE sub = ?").run(sub)
  const { exportId } = dataExport.parse((await trial.send('requestExport', sub)).json)
  wait(1)
  const copy = (await trial.send('downloadExport', sub, { params: { exportId }, language: 'fr' })).json
  expect(copy).toMatchObject({
    aNewTable: [{ card: creditCardId, note: 'Oui', writtenAt: '1970-01-01T00:00:00.000Z' }],
    addresses: [{ city: 'Sudbury' }],
    travelPurchases: [{ merchant: 'Tundra Air' }],
    promotionPins: [],
    consents: expect.anything(),
  })
  await trial.send('requestDeletion', sub)
  wait(30)
  expect((await trial.send('getBalance', sub)).json).toMatchObject({ code: 'ACCOUNT_CLOSED' })
  // A table here is emptied by nobody: either its rows go, or `exceptions` says why they stay.
  expect(tables.filter((table) => rows(table).length > 0 && !exceptions[table]?.stays)).toEqual([])
  expect(rows('orders')).toHaveLength(1)
  expect(rows('redemptions')).toMatchObject([{ operation: 'redeemTravel' }])
  expect(rows('members')[0]).toMatchObject({ nickname: null, first_name: '', province_code: 'ON' })
  db.exec('DROP TABLE a_new_table; ALTER TABLE members DROP COLUMN nickname')
})

const aClaim = (more: object = {}) => ({
  partnerCode: 'harbour-grocer',
  occurredOn: dayBefore(10),
  amountCents: 8_419,
  receiptNumber: '0042-118',
  comment: 'No points so far',
  ...more,
})
const claim = (sub: string, more: object = {}) =>
  trial.send('createClaim', sub, { body: aClaim(more), key: crypto.randomUUID() })
const claims = async (sub: string) => (await trial.send('listClaims', sub)).json

test('a claim is made once under its key', async () => {
  const { sub } = trial.customer()
  const sent = { body: aClaim(), key: crypto.randomUUID() }
  const first = await trial.send('createClaim', sub, sent)
  expect(first.json).toMatchObject({ ...sent.body, state: 'received', pointsGranted: null })
  expect((await trial.send('createClaim', sub, sent)).text).toBe(first.text)
  expect(await claims(sub)).toEqual({ claims: [first.json] })
})

test('a claim that is refused today is taken under the same key once it may be made', async () => {
  const { sub } = trial.customer()
  const early = { body: aClaim({ occurredOn: dayBefore(0) }), key: crypto.randomUUID() }
  expect((await trial.send('createClaim', sub, early)).json).toMatchObject({ code: 'VALIDATION_FAILED' })
  wait(10)
  const taken = await trial.send('createClaim', sub, early)
  expect(taken.status).toBe(201)
  expect((await trial.send('createClaim', sub, early)).text).toBe(taken.text)
})

test('a claim names the picture of its receipt, which is deleted a day after it came or thirty days after the answer', async () => {
  const [{ sub }, other] = [trial.customer(), trial.customer()]
  const send = (receiptId: string, base64 = '/9j/2wBDAA==') =>
    trial.send('keepClaimReceipt', sub, {
      params: { receiptId },
      body: { mediaType: 'image/jpeg', base64 },
    })
  const kept = () =>
    trial.deps.db.prepare('SELECT receipt_id FROM claim_receipts WHERE sub = ? ORDER BY 1').all(sub)
  expect((await send('text', 'aGVsbG8=')).json).toMatchObject({ errors: [{ field: 'base64' }] })
  const first = await send('named')
  expect(first.json).toEqual({ receiptId: 'named', deletedAt: expect.any(String) })
  expect((await send('named')).text).toBe(first.text)
  await send('unnamed')
  const named = { receiptNumber: null, receiptPictureId: 'named' }
  for (const [whose, more] of [
    [other.sub, named],
    [sub, { receiptPictureId: 'unsent' }],
  ] as const)
    expect((await claim(whose, more)).json).toMatchObject({ errors: [{ field: 'receiptPictureId' }] })
  expect((await claim(sub, named)).json).toMatchObject({ receiptPictureId: 'named' })
  wait(2)
  expect(await claims(sub)).toMatchObject({ claims: [{ receiptPictureId: 'named' }] })
  expect(kept()).toEqual([{ receipt_id: 'named' }])
  wait(3)
  // The picture is a receipt, so the claim is granted without its number.
  expect(await claims(sub)).toMatchObject({ claims: [{ state: 'granted', receiptPictureId: 'named' }] })
  wait(31)
  expect(await claims(sub)).toMatchObject({ claims: [{ state: 'granted', receiptPictureId: null }] })
  expect(kept()).toEqual([])
})

test('a claim that is not allowed is refused by the name of the field', async () => {
  const { sub } = trial.customer()
  for (const more of [
    { partnerCode: 'nobody' },
    { occurredOn: dayBefore(1) },
    { occurredOn: dayBefore(400) },
    { amountCents: 10 },
  ]) {
    const errors = [{ field: Object.keys(more)[0] }]
    expect((await claim(sub, more)).json).toMatchObject({ code: 'VALIDATION_FAILED', errors })
  }
})

test('a claim is looked at after a day and paid once after five', async () => {
  const { sub, email } = trial.customer()
  await claim(sub)
  wait(1)
  expect(await claims(sub)).toMatchObject({ claims: [{ state: 'in-review', answeredAt: null }] })
  wait(4)
  expect(await claims(sub)).toMatchObject({ claims: [{ state: 'granted', pointsGranted: 420 }] })
  expect((await trial.send('getBalance', sub)).json).toMatchObject({ points: 420 })
  expect(trial.deps.outbox.list(email)[0]).toMatchObject({ kind: 'claim-answered' })
  expect(checkBooks(trial.deps.db)).toMatchObject({ isBalanced: true })
})

test.each([
  ['without a receipt', { receiptNumber: null }, 'Make a new claim with the receipt number'],
  ['for more than is granted unseen', { amountCents: 9_000_000 }, 'Contact us with the claim number'],
  [
    'for more than is granted unseen, without a receipt,',
    { amountCents: 9_000_000, receiptNumber: null },
    'Contact us with the claim number',
  ],
])('a claim %s is refused, and says what helps', async (_what, more, advice) => {
  const { sub } = trial.customer()
  await claim(sub, more)
  wait(5)
  expect(await claims(sub)).toMatchObject({
    claims: [{ state: 'refused', pointsGranted: null, stateText: expect.stringContaining(advice) }],
  })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(0)
})

test('one purchase is paid once, by a claim or by the partner', async () => {
  // Once: a midnight between two claims would make them two purchases.
  const occurredOn = dayBefore(10)
  const twice = trial.customer()
  await claim(twice.sub, { occurredOn })
  for (const receiptNumber of ['0042-118', null]) {
    expect(await claim(twice.sub, { occurredOn, receiptNumber })).toMatchObject({
      json: { code: 'VALIDATION_FAILED', errors: [{ field: 'receiptNumber' }] },
    })
  }
  const paid = trial.customer({
    transactions: [
      {
        type: 'EARN',
        category: 'GROCERIES',
        partner: 'harbour-grocer',
        description: 'Harbour Grocer',
        explanation: '',
        amountCents: 8_419,
        points: 420,
        occurredAt: `${occurredOn}T18:00:00.000Z`,
      },
    ],
  })
  await claim(paid.sub, { occurredOn })
  wait(5)
  for (const { sub } of [twice, paid]) {
    await claims(sub)
    expect(trial.loyalty.ledger.balanceOf(sub)).toBe(420)
  }
})

test('a second purchase of the same day and amount has its own receipt, and a refused claim may be made again', async () => {
  const { sub } = trial.customer()
  await claim(sub, { receiptNumber: null })
  wait(5)
  await claims(sub)
  await claim(sub)
  await claim(sub, { receiptNumber: '0042-119' })
  wait(5)
  await claims(sub)
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(840)
})

test('an export is made once, can be fetched for a week, and holds what is known', async () => {
  const { sub, email } = trial.customer({ points: 1_234 })
  const asked = (await trial.send('requestExport', sub)).json
  expect(asked).toMatchObject({ state: 'running', downloadPath: null })
  expect((await trial.send('requestExport', sub)).json).toEqual(asked)
  const params = { exportId: String(Reflect.get(Object(asked), 'exportId')) }
  expect((await trial.send('downloadExport', sub, { params })).status).toBe(404)
  wait(1)
  expect((await trial.send('getExport', sub, { params })).json).toMatchObject({
    state: 'ready',
    downloadPath: `/me/export/${params.exportId}/data`,
  })
  expect((await trial.send('downloadExport', sub, { params })).json).toMatchObject({
    profile: [{ sub, email, pointsBalance: 1_234 }],
    securityLog: [{ kind: 'data-exported' }],
  })
  wait(7)
  expect((await trial.send('getExport', sub, { params })).json).toMatchObject({
    state: 'expired',
    downloadPath: null,
  })
})

test('the link to stop messages works for half a year, and answers in the reader’s language', async () => {
  const { sub } = trial.customer()
  const token = tokenIn(unsubscribeLine(trial.loyalty, sub, trial.deps.clock.now()).line.fr)
  wait(179)
  const isOn = async (purpose: string) => {
    const { purposes } = messagePreferences.parse((await trial.send('getMessagePreferences', sub)).json)
    return purposes.find(({ code }) => code === purpose)?.channels.map((cell) => cell.isOn)
  }
  const change = { purpose: 'offers', channel: 'email', isOn: true, wordingVersion: '2026-10' }
  await trial.send('setMessagePreferences', sub, { body: { changes: [change] } })
  expect(await isOn('offers')).toContain(true)
  const one = await trial.send('unsubscribe', null, { body: { token, purpose: 'offers' } })
  expect(one.json).toEqual({ maskedEmail: 't•••@example.ca', purposes: ['Offers'] })
  expect([await isOn('offers'), await isOn('account')]).toEqual([
    expect.not.arrayContaining([true]),
    expect.arrayContaining([true]),
  ])
  const invented = await trial.send('unsubscribe', null, { body: { token, purpose: 'invented' } })
  expect(invented.json).toMatchObject({ code: 'VALIDATION_FAILED' })
  const stopped = await trial.send('unsubscribe', null, { body: { token }, language: 'fr' })
  expect(stopped.json).toMatchObject({
    purposes: ['Vos points', 'Offres', 'Nouvelles des partenaires', 'Sondages'],
  })
  wait(1)
  expect((await trial.send('unsubscribe', null, { body: { token } })).json).toMatchObject({
    code: 'LINK_EXPIRED',
  })
})

test('every decision stays in the history of consents', async () => {
  const { sub } = trial.customer()
  for (const isGranted of [true, true, false]) {
    await trial.send('setConsent', sub, {
      body: { purpose: 'research', isGranted, wordingVersion: '2026-10' },
    })
  }
  const { json } = await trial.send('listConsents', sub)
  const research = consentList.parse(json).consents.find(({ purpose }) => purpose === 'research')
  // Repeating a decision changes nothing; newest first.
  expect(research?.history.map(({ isGranted }) => isGranted)).toEqual([false, true])
  expect(research?.history[0]?.decidedAt).toBe(research?.decidedAt)
})

test('personalisation is one decision, whether it is made as a consent or in the profile', async () => {
  const { sub } = trial.customer()
  const body = { purpose: 'personalisation', isGranted: false, wordingVersion: '2026-10' }
  await trial.send('setConsent', sub, { body })
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({
    preferences: { personalisation: false },
  })
  await trial.send('updateCustomer', sub, { body: { preferences: { personalisation: true } } })
  const { consents } = consentList.parse((await trial.send('listConsents', sub)).json)
  expect(consents.find(({ purpose }) => purpose === 'personalisation')).toMatchObject({
    isGranted: true,
    decidedAt: expect.any(String),
  })
})

test('an older wording can be withdrawn, not agreed to', async () => {
  const { sub } = trial.customer()
  const decide = (isGranted: boolean) =>
    trial.send('setConsent', sub, { body: { purpose: 'research', isGranted, wordingVersion: 'old' } })
  expect((await decide(true)).status).toBe(422)
  expect((await decide(false)).status).toBe(200)
})

test('an e-card has a code once it was sent', async () => {
  const { sub } = trial.customer({ points: 20_000 })
  const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2_500, qty: 1 }
  await trial.send('redeemGiftCards', sub, { body: { lines: [line] }, key: crypto.randomUUID() })
  const [card] = eCardList.parse((await trial.send('listECards', sub)).json).cards
  expect(card).toMatchObject({ sentAt: null, isUsed: false })
  const params = { cardId: String(card?.cardId) }
  expect((await trial.send('revealECard', sub, { params })).status).toBe(404)
  wait(1)
  expect((await trial.send('revealECard', sub, { params })).json).toMatchObject({
    ...params,
    code: expect.stringMatching(/\d/),
  })
  const mark = async (body: object) => (await trial.send('markECard', sub, { params, body })).json
  expect(card).toMatchObject({ leftCents: null })
  expect(await mark({ isUsed: false, leftCents: 1_250 })).toMatchObject({ isUsed: false, leftCents: 1_250 })
  expect(await mark({ isUsed: true })).toMatchObject({ isUsed: true, leftCents: 1_250 })
  expect(await mark({ isUsed: false, leftCents: 2_501 })).toMatchObject({ errors: [{ field: 'leftCents' }] })
  expect(await mark({ isUsed: false, leftCents: null })).toMatchObject({ isUsed: false, leftCents: null })
})
