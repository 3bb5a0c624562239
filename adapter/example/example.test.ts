import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CustomerBody } from '@borealis/contract/customers.ts'
import { afterEach, expect, test } from 'vitest'
import { lineOf } from '../../tests/support/processes.ts'
import type { Booking } from '../sources.ts'
import { listening, startHarbour, startIssuer } from '../testing/harbour.ts'
import { startLegacyApi } from '../testing/legacy-api.ts'
import { auth0 } from './auth0.ts'
import { legacyPoints } from './legacy-points.ts'

const open: { close: () => void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function aLegacySystem() {
  const legacy = await startLegacyApi()
  open.push(legacy)
  const fields = {
    NM: 'LÉGARÉ^ÉLODIE',
    EM: 'e@example.ca',
    TEL: '4185550100',
    DOB: '00000000',
    PRV: '??',
    LNG: 'F',
  }
  const member = legacy.addMember('auth0|elodie', fields, 1_000)
  return { legacy, member, points: legacyPoints({ url: legacy.url }) }
}

test('what the points system writes in its own way is read as the contract has it', async () => {
  const { member, points } = await aLegacySystem()
  expect(await points.findMember('auth0|elodie')).toEqual({
    ...{ id: member.no, memberNumber: '6273901200000001', firstName: 'ÉLODIE', lastName: 'LÉGARÉ' },
    ...{
      email: 'e@example.ca',
      phone: '418-555-0100',
      birthDate: null,
      provinceCode: 'other',
      language: 'fr',
    },
    ...{ memberSince: '2020-01-05', status: 'active' },
  })
  member.lines.splice(0, 1, [
    ...['000009', '20260308033000', '20260308', '00000000', 'AD', '', '', '0000000150.00-', '0000000000.00'],
    ...['Correction~Rectification', ''],
  ])
  expect(await points.linesOf(member.no)).toMatchObject([
    // Half past three of the night in which clocks go forward, four hours behind Greenwich.
    { occurredAt: Date.UTC(2026, 2, 8, 7, 30), type: 'ADJUST', basePoints: -150, orderNumber: null },
  ])
  const bought = ['000010', '20260308200000', '20260308', '20260311', 'EA', 'GROCERIES', 'HARBOUR GROCER']
  const grown = ['0000000040.00', '0000000000.00', 'Harbour Grocer~Épicerie du Havre', '']
  // Posted on its own day, three days later, and not yet.
  member.lines.splice(
    0,
    1,
    ...['20260308', '20260311', '00000000'].map((on) => [...bought, ...grown].with(2, on)),
  )
  expect(await points.linesOf(member.no)).toMatchObject([
    { postedAt: '2026-03-09T00:00:00.000Z', postsBy: null },
    { postedAt: '2026-03-11T16:00:00.000Z', postsBy: null },
    { postedAt: null, postsBy: '2026-03-11' },
  ])
  await points.updateMember(member.no, { firstName: 'Élo', phone: null })
  expect(await points.findMember('auth0|elodie')).toMatchObject({
    firstName: 'Élo',
    lastName: 'LÉGARÉ',
    phone: null,
  })
  expect(await points.findMember('auth0|nobody')).toBe(null)
})

const joining = {
  ...{ email: 'eve@example.ca', firstName: 'Eve', lastName: 'Roy', phone: null, birthDate: '1990-01-01' },
  ...{ gender: null, provinceCode: 'QC', language: 'fr', termsVersion: '1', shippingAddress: null },
  ...{ preferences: { interests: [], personalisation: false }, consents: [], kitNumber: null },
} satisfies CustomerBody

test('no text of a member takes the place of another value', async () => {
  const { legacy, member, points } = await aLegacySystem()
  const typed = ['Eve|eve@example.com|4165550199', 'Eve\r\nM', 'Eve\n', 'Eve^Roy']
  for (const firstName of typed) {
    await points.updateMember(member.no, { firstName })
    const { firstName: kept, email } = (await points.findMember('auth0|elodie')) ?? {}
    expect([kept, email]).toEqual([firstName.replace(/[|^\r\n]+/g, '-'), 'e@example.ca'])
  }
  // Whether an address is a member's is seen before: a name must not tell.
  await points.enrol({ ...joining, firstName: 'Eve|Roy' }, 'auth0|eve')
  expect(await points.findMember('auth0|eve')).toMatchObject({
    firstName: 'Eve-Roy',
    email: 'eve@example.ca',
  })
  await expect(points.hasEmail('eve@example.ca|')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  // However it came there, such as at the desk.
  member.fields.NM = 'ROY^EVE|eve@example.com|4165550199'
  await expect(points.findMember('auth0|elodie')).rejects.toThrow('MBR.GET answered a row of 12 cells')
  member.fields.NM = 'ROY^EVE'
  // A title is the programme's own: the card can be bought all the same.
  const title = { en: 'One | two', fr: 'Une ~ deux' }
  const order = { kind: 'gift-card', orderNumber: 'BX2222222227', title, deliverTo: 'e@example.ca' } as const
  await points.book({ ...aBooking(member.no), ...order }, AbortSignal.timeout(5_000))
  const [line] = (await points.linesOf(member.no)).slice(-1)
  expect([line?.description, legacy.burnsOf(member)]).toEqual([
    { en: 'One - two', fr: 'Une - deux' },
    ['BX2222222227'],
  ])
})

test('a trip is open on its last day, and no longer', async () => {
  const { legacy, member, points } = await aLegacySystem()
  legacy.addTrip(member, 'Northline Rail', 100)
  const statusOn = async (today: string) => (await points.tripsOf(member.no, today))[0]?.status
  expect([await statusOn('2099-12-31'), await statusOn('2100-01-01')]).toEqual(['open', 'expired'])
})

test('a fraction of a point is not rounded, and a code that nobody knows is no refusal', async () => {
  const { legacy, member, points } = await aLegacySystem()
  member.lines[0]?.splice(7, 1, '0000000002.50')
  await expect(points.linesOf(member.no)).rejects.toThrow('no whole number of points')
  const strange = legacyPoints({ url: (await listening((_, response) => response.end('E88|LOCKED'))).url })
  await expect(strange.balanceOf(member.no)).rejects.toThrow('BAL answered 200 E88')
  expect(legacy.balanceOf(member)).not.toBe(0)
})

const aBooking = (memberId: string) => ({
  ...{ memberId, points: 100, valueCents: 100, title: { en: 'One', fr: 'Une' }, lines: [] },
  ...{ format: null, brandId: null, accountUniqueId: null, purchaseId: null },
  ...{ shippingAddress: null, addressId: null, deliverTo: null },
})

test('a booking says which card is credited, and where a parcel goes', async () => {
  const { member, points } = await aLegacySystem()
  const book = (what: Partial<Booking> & Pick<Booking, 'kind' | 'orderNumber'>) =>
    points.book({ ...aBooking(member.no), ...what }, AbortSignal.timeout(5_000))
  // Points would leave for a card and an address that nobody knows.
  await expect(book({ kind: 'credit', orderNumber: 'BX2222222222' })).rejects.toThrow('E51')
  await expect(book({ kind: 'gift-card', orderNumber: 'BX2222222223' })).rejects.toThrow('E52')
  await book({ kind: 'credit', orderNumber: 'BX2222222224', accountUniqueId: `${member.no}2` })
  await book({
    ...{ kind: 'gift-card', orderNumber: 'BX2222222225', format: 'Physical', addressId: 'adr_1' },
    shippingAddress: {
      ...{ recipient: 'Élodie Légaré', addressLine1: '12, rue du Port', addressLine2: 'App. 3' },
      ...{ city: 'Lévis', provinceCode: 'QC', postalCode: 'G6V 1A1' },
    },
  })
  await book({
    ...{ kind: 'gift-card', orderNumber: 'BX2222222226', format: 'E-Card', deliverTo: 'e@example.ca' },
  })
  expect(member.burned).toMatchObject([
    { MEMO: 'BX2222222224', TY: 'CR', CRD: `${member.no}2` },
    {
      ...{ MEMO: 'BX2222222225', TY: 'GC', TO: '', SNM: 'Élodie Légaré', SA1: '12, rue du Port' },
      ...{ SA2: 'App. 3', SCT: 'Lévis', SPR: 'QC', SPC: 'G6V 1A1' },
    },
    { MEMO: 'BX2222222226', TY: 'GC', TO: 'e@example.ca' },
  ])
})

test('an account at Auth0 is made once for an address, and its address can be changed', async () => {
  const asked: string[] = []
  const users: { user_id: string; email: string; identities: object[] }[] = []
  const server = await listening((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost')
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}
      asked.push(`${request.method} ${url.pathname}`)
      const say = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer))
      if (url.pathname === '/oauth/token')
        return say(200, { access_token: `for ${body.audience}`, expires_in: 86_400, token_type: 'Bearer' })
      if (!request.headers.authorization?.endsWith('/api/v2/')) return say(401, { statusCode: 401 })
      if (url.pathname === '/api/v2/users-by-email')
        return say(
          200,
          users.filter(({ email }) => email === url.searchParams.get('email')),
        )
      const made = {
        ...body,
        user_id: `email|${users.length}`,
        identities: [{ connection: body.connection }],
      }
      if (request.method === 'POST') users.push(made)
      else Object.assign(users[0] ?? {}, body)
      return say(request.method === 'POST' ? 201 : 200, made)
    })
  })
  open.push(server)
  const signIns = auth0({ domain: server.url, clientId: 'id', clientSecret: 'secret' })
  const person = { email: 'Anne@Example.ca', firstName: 'Anne', lastName: 'Roy', language: 'fr' as const }
  const subs = [await signIns.accountFor(person), await signIns.accountFor(person)]
  await signIns.changeEmail('email|0', 'anne.roy@example.ca')
  expect([subs, users.map(({ email }) => email)]).toEqual([['email|0', 'email|0'], ['anne.roy@example.ca']])
  expect(asked.filter((one) => one.endsWith('/oauth/token'))).toHaveLength(1)
  expect(asked.at(-1)).toBe('PATCH /api/v2/users/email%7C0')
})

const main = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

test('the example names what is missing before it starts', async () => {
  const child = main({ ISSUER: 'nowhere', BOT_CHECK_VERIFIER: 'backend' })
  const chunks: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = await once(child, 'close')
  const said = Buffer.concat(chunks).toString()
  expect([code, said]).toEqual([1, expect.stringContaining('STORE: ')])
  expect(said).toMatch(/ISSUER: .*\n.*AUDIENCE: /)
  expect(said).toContain('BOT_CHECK_VERIFIER: must be site')
})

test('the example serves a member of its systems, by the claims of its provider, and keeps its store', async () => {
  const [harbour, provider] = [await startHarbour(), await startIssuer()]
  const folder = await mkdtemp(join(tmpdir(), 'borealis-adapter-main-'))
  open.push(harbour, provider)
  const sub = 'auth0|anne'
  const member = harbour.aMember(sub, 10_000)
  const { host, space, environment, token } = harbour.cms.settings
  const started = async () => {
    const child = main({
      ...{ PORT: '0', STORE: join(folder, 'adapter.sqlite'), ISSUER: provider.issuer },
      ...{ AUDIENCE: 'https://loyalty.harbour.example', CLAIMS: 'https://harbour.example/' },
      STEP_UP_ACR: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
      ...{ POINTS_URL: harbour.legacy.url, CONTENTFUL_HOST: host, CONTENTFUL_SPACE: space },
      ...{ CONTENTFUL_ENVIRONMENT: environment, CONTENTFUL_TOKEN: token },
      ...{ AUTH0_CLIENT_ID: 'id', AUTH0_CLIENT_SECRET: 'secret', BOT_CHECK_VERIFIER: 'site' },
    })
    open.push({ close: () => child.kill('SIGKILL') })
    const [port] = (await lineOf(child.stderr, /port \d+/)).match(/\d+$/) ?? []
    return { child, url: `http://127.0.0.1:${port}` }
  }
  const first = await started()
  const body = {
    lines: [{ name: 'Maple Books', id: 'maple-books', sku: 'maple-books-10', points: 1_000, qty: 1 }],
  }
  const order = { key: 'a-key-of-one-order', body, stepUp: await provider.stepUp(sub) }
  const placed = await provider.ask(first.url, 'redeemGiftCards', sub, order)
  expect(placed).toMatchObject({ status: 201, json: { points: 1_000 } })
  // Who was never asked has not agreed to it.
  expect(await provider.ask(first.url, 'getCustomer', sub)).toMatchObject({
    json: { preferences: { interests: [], personalisation: false } },
  })
  // A stranger who asks about an address keeps nobody from joining with it.
  const asking = Array.from({ length: 20 }, () =>
    provider.ask(first.url, 'validateEmail', sub, { body: { email: 'new@example.ca' } }),
  )
  for (const answer of await Promise.all(asking))
    expect(answer).toMatchObject({ json: { isAvailable: true } })
  first.child.kill('SIGTERM')
  expect(await once(first.child, 'exit')).toEqual([0, null])
  const second = await started()
  expect(await provider.ask(second.url, 'redeemGiftCards', sub, order)).toEqual(placed)
  expect(harbour.legacy.burnsOf(member)).toEqual([placed.json.orderNumber])
  await rm(folder, { recursive: true, force: true })
})
