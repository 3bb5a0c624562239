import { describe, expect, test } from 'vitest'
import { chunk } from '../../app/domain/chunk.ts'
import { MEMBER_HEADER, OTHER_MEMBER } from '../../app/domain/page-member.ts'
import { missingRows } from '../access/missing-rows.ts'
import { functions } from '../access/table.ts'
import { findServerFunctions, type ServerFunction } from '../architecture/server-functions.ts'
import { projectRoot, readSources } from '../architecture/source-files.ts'
import type { Scenario } from '../support/control.ts'
import { home } from '../support/samples.ts'
import { answersItself, reaching, withoutBackend } from './every-function.ts'
import { aSelection, ordered, review } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'
import { tooSlow } from './site-limits.ts'

/**
 * Calls every server function with the arguments of its row in the access table: by each of the people, with invalid
 * input, and with a backend that refuses, fails, drops the connection or times out. A function without a row fails
 * here; one that has a row needs no other test of any of this.
 */
type Wire = (call: { data?: unknown; fetch: typeof globalThis.fetch }) => Promise<unknown>
const isWire = (value: unknown): value is Wire => typeof value === 'function'

const modules: Record<string, Record<string, unknown>> = import.meta.glob('../../app/**/*.data.ts', {
  eager: true,
})
const exported = Object.assign({}, ...Object.values(modules))
const names = Object.keys(functions)
/** Those that anybody may call. */
const open = names.filter((name) => !functions[name]?.cells.startsWith('401'))

/** For the tests that call every function one after the other, or wait for a timeout of each. Milliseconds. */
const MANY_CALLS_MS = 300_000

/** A quarter of what the site and its pool of backend calls take at once. */
const AT_ONCE = 16

/** Placeholders in a row's arguments, with the owner's own values. */
type Things = Readonly<Record<'$intent' | '$address' | '$order', string>>
const dataOf = (name: string, things: Things): unknown => {
  const data = functions[name]?.data
  if (data === undefined) return undefined
  return JSON.parse(
    JSON.stringify(data).replaceAll(/\$(intent|address|order)\b/g, (key) => String(Reflect.get(things, key))),
  )
}

/** The result of a call in the notation of the access table. */
async function endingOf(browser: Browser, name: string, data: unknown) {
  const call = Reflect.get(exported, name)
  if (!isWire(call)) throw new Error(`${name} is no server function`)
  try {
    const answer = await browser.at(() => call({ ...(data !== undefined && { data }), fetch: browser.fetch }))
    return { cell: answer === null ? 'null' : '200', answer }
  } catch (error) {
    return { cell: String(Reflect.get(Object(error), 'status') ?? 'none'), error }
  }
}

const nothing: Things = { $intent: 'nobodys', $address: 'nobodys', $order: '1A1A-0001' }

/** Several functions, a few at a time: other tests run beside this one. */
async function endingsOf(browser: Browser, called: readonly string[], dataFor: (name: string) => unknown) {
  const endings: (readonly [name: string, ending: Awaited<ReturnType<typeof endingOf>>])[] = []
  for (const some of chunk(called, AT_ONCE)) {
    const calls = some.map(async (name) => [name, await endingOf(browser, name, dataFor(name))] as const)
    endings.push(...(await Promise.all(calls)))
  }
  return endings
}

async function owner(): Promise<{ member: Member; things: Things }> {
  const member = await signedIn({ points: 30_000, addresses: [home] })
  const orderNumber = await ordered(member)
  const { intent } = await review(member, await aSelection(member))
  const things = { $intent: intent, $address: member.customer.addressIds[0] ?? '', $order: orderNumber }
  return { member, things }
}

const sources = await readSources(projectRoot, ['app'], /\.(data|functions)\.ts$/)
const found: readonly ServerFunction[] = findServerFunctions(sources)

test('every server function has a row, and every row a function', () => {
  expect(
    missingRows(
      found.map(({ name }) => name),
      functions,
    ),
  ).toEqual([])
  expect(names.filter((name) => !isWire(Reflect.get(exported, name)))).toEqual([])
})

test('every function with arguments rejects invalid ones', async () => {
  const member = await signedIn()
  const taking = found.filter(({ source }) => source.includes('.validator(')).map(({ name }) => name)
  expect(taking.length).toBeGreaterThan(30)
  const endings = await endingsOf(member, taking, () => 7)
  expect(endings.filter(([, { cell }]) => cell !== '400')).toEqual([])
  expect((await control.look(member.customer.sub)).calls).toEqual([])
})

/** The same arguments with each text in them three thousand letters long. */
const withLongTexts = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value) => (typeof value === 'string' ? 'x'.repeat(3_000) : value))

test('a text that is far too long is rejected, or its form says what is wrong', async () => {
  const member = await signedIn()
  const dataFor = (name: string) => withLongTexts(reaching[name] ?? dataOf(name, nothing) ?? null)
  const taking = names.filter((name) => JSON.stringify(dataFor(name)).includes('xxx'))
  expect(taking.length).toBeGreaterThan(30)
  const endings = await endingsOf(member, taking, dataFor)
  const taken = endings.filter(
    // What a mail program wrote behind a link makes it one that has expired.
    ([, { cell, answer }]) =>
      cell !== '400' && Reflect.get(Object(answer), 'ok') !== false && answer !== 'expired',
  )
  expect(taken).toEqual([])
  // Joining reads the programme's rules to say what is wrong.
  const { calls } = await control.look(member.customer.sub)
  expect(calls.map(({ operation }) => operation)).toEqual(['getPageData'])
})

test('a visitor, an ended session, another customer and the owner get what the access table says', {
  timeout: MANY_CALLS_MS,
}, async () => {
  const [{ member, things }, ended, stranger] = await Promise.all([owner(), signedIn(), signedIn()])
  await ended.post('/auth/sign-out')
  const wrong: string[] = []
  for (const [column, browser] of [
    [0, new Browser()],
    [1, ended],
    [2, stranger],
    [3, member],
  ] as const) {
    for (const name of names) {
      const wanted = functions[name]?.cells.split(' ')[column]
      const { cell, error } = await endingOf(browser, name, dataOf(name, things))
      if (cell === '401') expect.soft(error, name).toMatchObject({ code: 'SIGNED_OUT' })
      if (cell !== wanted) wrong.push(`${name}: ${cell} where ${wanted} stands in column ${column}`)
    }
  }
  expect(wrong).toEqual([])
})

test('all content is served to everybody in their own language', async () => {
  const reading = open.filter((name) => /^(get|list)/.test(name) && !withoutBackend[name])
  expect(reading.length).toBeGreaterThan(20)
  const answersIn = async (browser: Browser) => {
    const endings = await endingsOf(browser, reading, (name) => dataOf(name, nothing))
    expect(endings.filter(([, { error }]) => error)).toEqual([])
    return new Map(endings.map(([name, { answer }]) => [name, JSON.stringify(answer)]))
  }
  const [english, french] = await Promise.all(
    (['en-ca', 'fr-ca'] as const).map((locale) => answersIn(new Browser(locale))),
  )
  await answersIn(await signedIn())
  // Shelves of cards and the goal cards contain only names, pictures and numbers, a takeover's style only colours, and what
  // is picked for a visitor nothing.
  const alike = reading.filter((name) => english?.get(name) === french?.get(name))
  expect(alike).toEqual(['getShelfCards', 'getTakeoverStyle', 'listGoalCards', 'listNextCards', 'listOffers'])
})

/** A browser with a page that this member left open, in which another customer has signed in. */
function leftOpenBy({ customer }: Member, stranger: Member): Browser {
  const fetch: typeof globalThis.fetch = (input, init) =>
    stranger.fetch(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), [MEMBER_HEADER]: customer.sub },
    })
  return Object.assign(stranger.window('en-ca'), { fetch })
}

test('a page that was left open does nothing on behalf of another customer', {
  timeout: MANY_CALLS_MS,
}, async () => {
  const [member, stranger] = await Promise.all([signedIn(), signedIn({ addresses: [home] })])
  const page = leftOpenBy(member, stranger)
  const guarded = names.filter((name) => !open.includes(name) || !withoutBackend[name])
  expect(guarded.length).toBeGreaterThan(40)
  for (const name of guarded) {
    const { error } = await endingOf(page, name, reaching[name] ?? dataOf(name, nothing))
    expect.soft(error, name).toMatchObject({ status: 401, code: OTHER_MEMBER })
  }
  expect((await control.look(stranger.customer.sub)).calls).toEqual([])
  expect(await endingOf(page, 'getAuthState', undefined)).toMatchObject({
    answer: { isLoggedIn: false, member: null },
  })
  expect(await endingOf(leftOpenBy(stranger, stranger), 'getAuthState', undefined)).toMatchObject({
    answer: { isLoggedIn: true, member: stranger.customer.sub },
  })
})

const failures: readonly (readonly [what: string, scenario: Omit<Scenario, 'call'>, ending: object])[] = [
  [
    'refuses',
    { kind: 'status', status: 409, code: 'CONFLICT', detail: 'Somebody was faster.' },
    { status: 409, code: 'CONFLICT', problem: expect.objectContaining({ detail: 'Somebody was faster.' }) },
  ],
  [
    'fails',
    { kind: 'status', status: 503, code: 'UNAVAILABLE', detail: 'a stack trace' },
    { status: 503, code: 'UNAVAILABLE' },
  ],
  ['drops the connection', { kind: 'reset' }, { code: 'NETWORK' }],
  ['takes too long', tooSlow, { code: 'TIMEOUT' }],
]

describe.each(failures)('a backend that %s', (what, scenario, ending) => {
  const bent = async (browser: Browser) => {
    browser.carryScenario(await control.createScenario({ call: '*', ...scenario }))
    return browser
  }

  test('is reported by its code, or the function does without it', { timeout: MANY_CALLS_MS }, async () => {
    const member = await signedIn()
    await control.setScenario(member.customer.sub, { call: '*', ...scenario })
    for (const [browser, called] of [
      [await bent(member), names],
      [await bent(new Browser()), open],
    ] as const) {
      const endings = await endingsOf(browser, called, (name) => reaching[name] ?? dataOf(name, nothing))
      expect(JSON.stringify(endings)).not.toContain('a stack trace')
      for (const [name, { cell, error, answer }] of endings) {
        const own = answersItself[name]?.[what]
        if (own !== undefined) expect.soft(answer, name).toEqual(own)
        else if (withoutBackend[name]) expect.soft([name, cell]).toEqual([name, withoutBackend[name]])
        else expect.soft(error, name).toMatchObject(ending)
      }
    }
  })
})
