import { expect, inject, onTestFinished, test } from 'vitest'
import { JOIN_WORDING, WORDING_FIELD } from '../../app/features/registration/check-join.ts'
import { registerMember, validateEmail } from '../../app/features/registration/registration.data.ts'
import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { openPage } from '../../sandbox/identity/testing/world.ts'
import pageData from '../../sandbox/seed/data/page-data.json' with { type: 'json' }
import { locationOf } from '../support/browser.ts'
import { createControl } from '../support/control.ts'
import { daysAgo } from '../support/samples.ts'
import { fixedWords } from '../support/words.ts'
import { startWorld } from '../support/world.ts'
import { Browser, control } from './member.ts'
import { aProof } from './proof.ts'
import { tooSlow } from './site-limits.ts'

const somebody = () => ({
  email: `new-${crypto.randomUUID()}@example.ca`,
  firstName: 'Maëlle',
  lastName: 'Robichaud',
  birthDate: '1994-02-28',
  provinceCode: 'NB',
  terms: pageData.termsVersion,
  [WORDING_FIELD]: JOIN_WORDING,
})

test('a person joins, and their e-mail address is verified by signing in with a code', async () => {
  const visitor = new Browser('fr-ca')
  const values = somebody()
  const { fetch } = visitor
  const token = await aProof(visitor, 'validateEmail')
  expect(await visitor.at(() => validateEmail({ data: { email: values.email, token }, fetch }))).toEqual({
    ok: true,
    suggestion: null,
  })
  const proof = await aProof(visitor, 'createCustomer')
  expect(await visitor.at(() => registerMember({ data: { values, token: proof }, fetch }))).toEqual({
    ok: true,
  })
  // The same proof is not valid twice.
  await expect(
    visitor.at(() => registerMember({ data: { values, token: proof }, fetch })),
  ).rejects.toMatchObject({
    code: 'BOT_CHECK_FAILED',
  })
})

test('an invalid e-mail address is rejected without calling the backend', async () => {
  const visitor = new Browser('fr-ca')
  const { fetch } = visitor
  const token = await aProof(visitor, 'validateEmail')
  for (const email of ['maëlle@exemple.ca', 'a..b@exemple.ca', 'maelle@exemple.c', 'no address']) {
    expect(await visitor.at(() => validateEmail({ data: { email, token }, fetch }))).toEqual({
      ok: false,
      errors: { email: 'wrong' },
    })
  }
  // The rejected attempts did not use up the proof.
  const { email } = somebody()
  expect(await visitor.at(() => validateEmail({ data: { email, token }, fetch }))).toMatchObject({ ok: true })
})

test.each([
  ['same-origin', 1],
  ['cross-site', 0],
])('a %s link to the code page has %i codes sent', async (site, count) => {
  const { email } = await control.createCustomer()
  const answer = await new Browser().open(
    `/auth/sign-in?${new URLSearchParams({ loginHint: email, code: '' })}`,
    {
      headers: { 'sec-fetch-site': site },
    },
  )
  await openPage(locationOf(answer), new CookieJar())
  const sent = await globalThis.fetch(`${inject('world').issuer}/outbox.json?to=${encodeURIComponent(email)}`)
  expect(await sent.json()).toHaveLength(count)
})

test('an address of a member gets the same response as a new one, and its owner is notified', async () => {
  const { email } = await control.createCustomer()
  const visitor = new Browser()
  const { fetch } = visitor
  const values = { ...somebody(), email }
  const token = await aProof(visitor, 'validateEmail')
  expect(await visitor.at(() => validateEmail({ data: { email, token }, fetch }))).toEqual({
    ok: true,
    suggestion: null,
  })
  const proof = await aProof(visitor, 'createCustomer')
  const began = performance.now()
  expect(await visitor.at(() => registerMember({ data: { values, token: proof }, fetch }))).toEqual({
    ok: true,
  })
  // As long as an account takes to make where the provider is somewhere else.
  expect(performance.now() - began).toBeGreaterThan(1_950)
  const answer = await globalThis.fetch(
    `${inject('world').issuer}/outbox.json?to=${encodeURIComponent(email)}`,
  )
  const messages: { body: string }[] = await answer.json()
  expect(messages[0]?.body).toContain('/auth/sign-in')
})

test('checking one address too often is answered with the time to wait', async () => {
  const visitor = new Browser()
  const { email } = somebody()
  const ask = async () => {
    const token = await aProof(visitor, 'validateEmail')
    return visitor.at(() => validateEmail({ data: { email, token }, fetch: visitor.fetch }))
  }
  for (let count = 0; count < 10; count += 1) await ask()
  const refused = await ask().catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  // The backend's window is fifteen minutes.
  expect(Reflect.get(Object(refused), 'retryAfterMs')).toBeGreaterThan(10 * 60_000)
})

test('age and missing fields are reported by field', async () => {
  const visitor = new Browser()
  const token = await aProof(visitor, 'createCustomer')
  const values = { ...somebody(), birthDate: daysAgo(1), lastName: ' ' }
  expect(await visitor.at(() => registerMember({ data: { values, token }, fetch: visitor.fetch }))).toEqual({
    ok: false,
    errors: { lastName: 'missing', birthDate: 'too-young' },
  })
})

test('while joining is closed nobody can join, also from a page that is already open', async () => {
  const visitor = new Browser('fr-ca')
  const { fetch } = visitor
  const values = somebody()
  const [first, second] = [await aProof(visitor, 'validateEmail'), await aProof(visitor, 'createCustomer')]
  const headers = {
    'x-borealis-scenario': await control.createScenario({ call: 'getPageData', kind: 'joining-closed' }),
  }
  const closed = { status: 403, code: 'JOINING_CLOSED' }
  const ask = () => validateEmail({ data: { email: values.email, token: first }, fetch, headers })
  await expect(visitor.at(ask)).rejects.toMatchObject(closed)
  const join = () => registerMember({ data: { values, token: second }, fetch, headers })
  await expect(visitor.at(join)).rejects.toMatchObject(closed)
  // Nothing was sent: the proofs are valid once joining is open.
  const open = { values, token: second }
  expect(await visitor.at(() => registerMember({ data: open, fetch }))).toEqual({ ok: true })
})

test('the unsubscribe link works without signing in, without JavaScript, and twice', async () => {
  const visitor = new Browser('fr-ca')
  const values = somebody()
  const token = await aProof(visitor, 'createCustomer')
  await visitor.at(() => registerMember({ data: { values, token }, fetch: visitor.fetch }))
  const outbox = `${inject('world').issuer}/outbox.json?to=${encodeURIComponent(values.email)}`
  const messages: { body: string }[] = await (await globalThis.fetch(outbox)).json()
  const link = /\/unsubscribe\?token=([\w.-]+)/.exec(messages.map(({ body }) => body).join())?.[1] ?? ''
  const reader = new Browser('fr-ca')
  for (const _twice of [1, 2]) {
    const answer = await reader.post('/fr-ca/unsubscribe', { token: link })
    expect([answer.status, locationOf(answer)]).toEqual([303, '/fr-ca/unsubscribe?outcome=stopped'])
  }
  const page = await reader.open('/fr-ca/unsubscribe?outcome=stopped')
  expect(await page.text()).toContain(fixedWords('fr-ca', 'messages_unsubscribedHeading'))
})

test('a mail program stops messages with one press (RFC 8058), and a token that is not ours stops none', async () => {
  const visitor = new Browser('fr-ca')
  const values = somebody()
  const token = await aProof(visitor, 'createCustomer')
  await visitor.at(() => registerMember({ data: { values, token }, fetch: visitor.fetch }))
  const outbox = `${inject('world').issuer}/outbox.json?to=${encodeURIComponent(values.email)}`
  const letters: { headers: Record<string, string> }[] = await (await globalThis.fetch(outbox)).json()
  const headers = letters.map((letter) => letter.headers).find((some) => 'List-Unsubscribe' in some)
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = /^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(link).toMatch(/^http:\/\/localhost:\d+(\/fr-ca)?\/unsubscribe\?token=/)
  const multipart = new FormData()
  multipart.append('List-Unsubscribe', 'One-Click')
  // As a mail program sends it: neither Origin nor cookies, in either type, and again after a lost answer.
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
    const answer = await globalThis.fetch(link, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, await answer.text()]).toEqual([200, 'stopped'])
  }
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (const more of ['x', 'x'.repeat(2_000)]) {
    const foreign = await globalThis.fetch(link + more, { method: 'POST', body, redirect: 'manual' })
    expect([foreign.status, await foreign.text()]).toEqual([410, 'expired'])
  }
})

/** The URL that an emailed link's page redirects to after its button was pressed. */
async function afterLink(path: string, scenario: Record<string, string>): Promise<string> {
  const answer = await new Browser().request(path, {
    method: 'POST',
    body: new URLSearchParams({ token: 'a-token-of-some-length' }),
    headers: { origin: inject('world').site, 'sec-fetch-site': 'same-origin', ...scenario },
  })
  return locationOf(answer)
}

test.each([
  ['refuses', { kind: 'status', status: 409, code: 'CONFLICT' }, { status: 409, code: 'CONFLICT' }],
  ['fails', { kind: 'status', status: 500, code: 'INTERNAL' }, { status: 500, code: 'INTERNAL' }],
  ['does not answer', tooSlow, { code: 'TIMEOUT' }],
] as const)('when the backend %s, nobody joins, and links report it', async (_how, scenario, ending) => {
  const visitor = new Browser()
  const { fetch } = visitor
  const values = somebody()
  const [first, second] = [await aProof(visitor, 'validateEmail'), await aProof(visitor, 'createCustomer')]
  const headers = {
    'x-borealis-scenario': await control.createScenario({ call: '*', ...scenario }),
  }
  await Promise.all([
    expect(
      visitor.at(() => validateEmail({ data: { email: values.email, token: first }, fetch, headers })),
    ).rejects.toMatchObject(ending),
    expect(
      visitor.at(() => registerMember({ data: { values, token: second }, fetch, headers })),
    ).rejects.toMatchObject(ending),
    expect(afterLink('/confirm-email', headers)).resolves.toContain('outcome=failed'),
    expect(afterLink('/unsubscribe', headers)).resolves.toContain('outcome=failed'),
  ])
})

test('what never reached the backend uses up no try of an address', async () => {
  const world = await startWorld({ CUSTOMERS_PER_ADDRESS: '1' })
  onTestFinished(() => world.close())
  const visitor = new Browser('en-ca', world)
  const { fetch } = visitor
  const headers = {
    'x-borealis-scenario': await createControl(world).createScenario({
      call: 'createCustomer',
      kind: 'reset',
    }),
  }
  for (let count = 0; count <= 10; count += 1) {
    const token = await aProof(visitor, 'createCustomer')
    await expect(
      visitor.at(() => registerMember({ data: { values: somebody(), token }, fetch, headers })),
    ).rejects.toMatchObject({ code: 'NETWORK' })
  }
})

test('the number of a kit is left out where nobody activates kits', async () => {
  const visitor = new Browser()
  visitor.carryScenario(await control.createScenario({ call: 'getPageData', kind: 'flags-off' }))
  const token = await aProof(visitor, 'createCustomer')
  const values = { ...somebody(), kitNumber: '1111 1111 1111 1111' }
  const join = () => visitor.at(() => registerMember({ data: { values, token }, fetch: visitor.fetch }))
  expect(await join()).toEqual({ ok: true })
})

test('an interest of the draft that the programme has given up since keeps nobody from joining', async () => {
  const visitor = new Browser()
  const token = await aProof(visitor, 'createCustomer')
  const values = { ...somebody(), 'interest:TELEX': 'on' }
  const join = () => visitor.at(() => registerMember({ data: { values, token }, fetch: visitor.fetch }))
  expect(await join()).toEqual({ ok: true })
})

test('a refused field that no step asks for is reported as why the whole was refused', async () => {
  const visitor = new Browser()
  const token = await aProof(visitor, 'createCustomer')
  const refused = { field: 'language', code: 'INVALID', detail: 'Not in this language.' }
  const detail = JSON.stringify({
    type: 'about:blank',
    title: 'Errors to correct',
    status: 422,
    code: 'VALIDATION_FAILED',
    detail: 'Some fields have errors.',
    correlationId: crypto.randomUUID(),
    errors: [refused],
  })
  visitor.carryScenario(
    await control.createScenario({ call: 'createCustomer', kind: 'bare', status: 422, detail }),
  )
  const join = () =>
    visitor.at(() => registerMember({ data: { values: somebody(), token }, fetch: visitor.fetch }))
  await expect(join()).rejects.toMatchObject({ problem: { errors: [refused] } })
})
