import { describe, expect, test } from 'vitest'
import { chunk } from '../../app/domain/chunk.ts'
import { MEMBER_HEADER, OTHER_MEMBER } from '../../app/domain/page-member.ts'
import { missingRows } from '../access/missing-rows.ts'
import { functions } from '../access/table.ts'
import { findServerFunctions, type ServerFunction } from '../architecture/server-functions.ts'
import { projectRoot, readSources } from '../architecture/source-files.ts'
import type { Scenario } from '../support/control.ts'
import { home } from '../support/samples.ts'
import { confirm } from './confirm.ts'
import { answersItself, reaching, withoutBackend } from './every-function.ts'
import { aSelection, review } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'
import { tooSlow } from './site-limits.ts'

/**
 * Calls every server function with the arguments of its row in the access table: by each of the people, with invalid
 * input, and with a backend that refuses, fails, drops the connection or times out. A function without a row fails
 * here.
 */
type Wire = (call: { data?: unknown; fetch: typeof globalThis.fetch }) => Promise<unknown>
const isWire = (value: unknown): value is Wire => typeof value === 'function'

const modules: Record<string, Record<string, unknown>> = import.meta.glob('../../app/**/*.data.ts', {
  eager: true,
})
const exported = Object.assign({}, ...Object.values(modules))
const names = Object.keys(functions)

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

async function owner(): Promise<{ member: Member; things: Things }> {
  const member = await signedIn({ points: 30_000, addresses: [home] })
  const placed = await review(member, await aSelection(member))
  await confirm(member, placed.intent)
  const { intent } = await review(member, await aSelection(member))
  const { orders } = await control.look(member.customer.sub)
  const things = {
    $intent: intent,
    $address: member.customer.addressIds[0] ?? '',
    $order: orders[0]?.orderNumber ?? '',
  }
  return { member, things }
}

const sources = await readSources(projectRoot, ['app'], /\.(data|functions)\.ts$/)
const found: readonly ServerFunction[] = findServerFunctions(sources)

/** A quarter of what the site and its pool of backend calls take at once: other tests run beside this one. */
const AT_ONCE = 16

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
  const endings: (readonly [name: string, ending: Awaited<ReturnType<typeof endingOf>>])[] = []
  for (const some of chunk(taking, AT_ONCE))
    endings.push(
      ...(await Promise.all(some.map(async (name) => [name, await endingOf(member, name, 7)] as const))),
    )
  expect(endings.filter(([, { cell }]) => cell !== '400')).toEqual([])
  expect((await control.look(member.customer.sub)).calls).toEqual([])
})

test('a visitor, another customer and the owner get what the access table says', async () => {
  const [{ member, things }, stranger] = await Promise.all([owner(), signedIn()])
  const wrong: string[] = []
  for (const [column, browser] of [
    [0, new Browser()],
    [2, stranger],
    [3, member],
  ] as const) {
    for (const name of names) {
      const wanted = functions[name]?.cells.split(' ')[column]
      const { cell } = await endingOf(browser, name, dataOf(name, things))
      if (cell !== wanted) wrong.push(`${name}: ${cell} where ${wanted} stands in column ${column}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

/** A browser with a page that this member left open, in which another customer has signed in. */
function leftOpenBy({ customer }: Member, stranger: Member): Browser {
  const fetch: typeof globalThis.fetch = (input, init) =>
    stranger.fetch(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), [MEMBER_HEADER]: customer.sub },
    })
  return Object.assign(stranger.window('en-ca'), { fetch })
}

test('a page that was left open does nothing on behalf of another customer', async () => {
  const [member, stranger] = await Promise.all([signedIn(), signedIn({ addresses: [home] })])
  const page = leftOpenBy(member, stranger)
  const guarded = names.filter((name) => functions[name]?.cells.startsWith('401'))
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
}, 60_000)

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
  test('is reported by its code, or the function does without it', async () => {
    const member = await signedIn()
    await control.setScenario(member.customer.sub, { call: '*', ...scenario })
    member.carryScenario(await control.createScenario({ call: '*', ...scenario }))
    const endings: (readonly [name: string, ending: Awaited<ReturnType<typeof endingOf>>])[] = []
    for (const some of chunk(names, AT_ONCE)) {
      const calls = some.map(async (name) => {
        const data = reaching[name] ?? dataOf(name, nothing)
        return [name, await endingOf(member, name, data)] as const
      })
      endings.push(...(await Promise.all(calls)))
    }
    expect(JSON.stringify(endings)).not.toContain('a stack trace')
    for (const [name, { cell, error, answer }] of endings) {
      const own = answersItself[name]?.[what]
      if (own !== undefined) expect.soft(answer, name).toEqual(own)
      else if (withoutBackend[name]) expect.soft([name, cell]).toEqual([name, withoutBackend[name]])
      else expect.soft(error, name).toMatchObject(ending)
    }
  }, 90_000)
})
