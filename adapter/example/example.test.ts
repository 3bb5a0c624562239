import { afterEach, expect, test } from 'vitest'
import { listening } from '../testing/harbour.ts'
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
  await points.updateMember(member.no, { firstName: 'Élo', phone: null })
  expect(await points.findMember('auth0|elodie')).toMatchObject({
    firstName: 'Élo',
    lastName: 'LÉGARÉ',
    phone: null,
  })
  expect(await points.findMember('auth0|nobody')).toBe(null)
})

test('a fraction of a point is not rounded, and a code that nobody knows is no refusal', async () => {
  const { legacy, member, points } = await aLegacySystem()
  member.lines[0]?.splice(7, 1, '0000000002.50')
  await expect(points.linesOf(member.no)).rejects.toThrow('no whole number of points')
  const strange = legacyPoints({ url: (await listening((_, response) => response.end('E88|LOCKED'))).url })
  await expect(strange.balanceOf(member.no)).rejects.toThrow('BAL answered 200 E88')
  expect(legacy.balanceOf(member)).not.toBe(0)
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
