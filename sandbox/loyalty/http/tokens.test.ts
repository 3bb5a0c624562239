import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const address = { addressLine1: '1 King St', city: 'Toronto', provinceCode: 'ON', postalCode: 'M5H 1A1' }

test('a bearer token must be present, unexpired, from our issuer and for this audience', async () => {
  const { sub } = trial.customer()
  const { privateKey } = await generateKeyPair('ES256')
  const forged = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'trial', typ: 'at+jwt' })
    .setIssuer(trial.deps.issuer)
    .setAudience('urn:borealis:web')
    .setSubject(sub)
    .setJti('x')
    .setExpirationTime('5m')
    .sign(privateKey)
  const unsigned = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa(JSON.stringify({ sub }))}.`.replaceAll(
    '=',
    '',
  )
  const cases = [
    [null, 'UNAUTHENTICATED'],
    ['nonsense', 'UNAUTHENTICATED'],
    [forged, 'UNAUTHENTICATED'],
    [unsigned, 'UNAUTHENTICATED'],
    [await trial.token({ sub, aud: 'urn:borealis:content' }), 'UNAUTHENTICATED'],
    [await trial.token({ sub, typ: 'JWT' }), 'UNAUTHENTICATED'],
    [await trial.token({ sub: 'cus_nobody' }), 'UNAUTHENTICATED'],
    [await trial.token({ sub, expiresIn: -60 }), 'TOKEN_EXPIRED'],
  ] as const
  for (const [bearer, code] of cases) {
    const got = await trial.send('getCustomer', sub, { bearer })
    expect([got.status, got.json]).toMatchObject([401, { code, correlationId: 'cor-trial' }])
  }
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({ sub })
})

test('a step-up token must be strong, fresh, unspent and of the same customer', async () => {
  const { sub } = trial.customer()
  const other = trial.customer()
  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
  const used = await trial.stepUp(sub)
  expect((await trial.send('createAddress', sub, { body: address, stepUp: used })).status).toBe(201)
  const cases = [
    null,
    used,
    await trial.token({ sub }),
    await trial.stepUp(other.sub),
    await trial.stepUp(sub, { authTime: ago(301) }),
    await trial.stepUp(sub, { authTime: ago(-600) }),
    await trial.stepUp(sub, { aud: 'urn:borealis:content' }),
    await trial.stepUp(sub, { expiresIn: -60 }),
  ]
  for (const stepUp of cases) {
    const got = await trial.send('createAddress', sub, { body: address, stepUp, language: 'fr' })
    expect([got.status, got.json]).toMatchObject([401, { code: 'STEP_UP_REQUIRED', title: 'Code requis' }])
    expect(got.headers.get('www-authenticate')).toContain('insufficient_user_authentication')
  }
})

test('of the profile’s fields the e-mail address and the phone, to which codes go, need a step-up', async () => {
  const { sub, email } = trial.customer()
  const patch = (body: unknown, stepUp: string | null) => trial.send('updateCustomer', sub, { body, stepUp })
  expect((await patch({ firstName: 'Sacha' }, null)).json).toMatchObject({ firstName: 'Sacha' })
  for (const body of [{ email: 'new@example.ca' }, { phone: '416-555-0199' }, { phone: null }]) {
    expect((await patch(body, null)).json).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  }
  const phone = '416-555-0199'
  expect((await patch({ phone }, await trial.stepUp(sub))).json).toMatchObject({ phone })
  expect((await patch({ email: 'avery.chen@example.ca' }, await trial.stepUp(sub))).json).toMatchObject({
    code: 'EMAIL_TAKEN',
  })
  const changed = await patch({ email: 'sacha@example.ca' }, await trial.stepUp(sub))
  expect(changed.json).toMatchObject({ email, pendingEmail: 'sacha@example.ca' })
  const letters = trial.deps.outbox.list(email).filter(({ kind }) => kind.startsWith('email-'))
  expect(letters.map(({ to, kind }) => [to, kind])).toEqual([
    [email, 'email-change-asked'],
    ['sacha@example.ca', 'email-confirmation'],
  ])
})

test('another member’s address is answered with not found', async () => {
  const owner = trial.customer({ addresses: [{ ...address, provinceCode: 'ON' }] })
  const other = trial.customer()
  const params = { uniqueId: String(owner.addressIds[0]) }
  expect((await trial.send('updateAddress', other.sub, { params, body: address })).status).toBe(404)
  expect((await trial.send('deleteAddress', other.sub, { params })).status).toBe(404)
  expect((await trial.send('listAddresses', owner.sub)).json).toMatchObject({
    addresses: [{ city: 'Toronto' }],
  })
})

test('a body that is too long or not JSON is refused before validation', async () => {
  const { sub } = trial.customer()
  const bearer = await trial.token({ sub })
  const post = (body: string) =>
    fetch(`${trial.url}/web/v1/points/history`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body,
    })
  expect((await post('{')).status).toBe(400)
  expect((await post('x'.repeat(70_000))).status).toBe(413)
})
