import fc from 'fast-check'
import { onTheWire } from './wire.ts'

/** A malformed request. */
export interface HostileRequest {
  /** `function`: a call of a server function with `body`; `page`: a form or a URL. */
  readonly to: 'function' | 'page'
  /** Index of the function or page, modulo their number. */
  readonly pick: number
  readonly method: 'GET' | 'POST'
  readonly contentType: string
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly isMember: boolean
  readonly headers: Readonly<Record<string, string>>
}

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'data',
  'context',
  'length',
  '$ref',
]
const TEXTS = [
  ...NAMES,
  '\0',
  '\ud800',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '{{process.env}}',
  "' OR 1=1 --",
  '<img src=x onerror=alert(1)>',
  'a'.repeat(5_000),
  '9007199254740993',
  '-1',
  'NaN',
  '1e999',
  '\r\nset-cookie: a=b',
  '🦫'.repeat(50),
]

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 0.1),
  fc.double({ noNaN: true }),
  fc.integer(),
)
const leaf = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant(undefined))

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: false },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 })), tie('value')), {
        maxLength: 4,
      })
      .map((pairs) => withOwn(Object.create(null), pairs)),
  ),
}))

/** Adds properties, including an own property named `__proto__`. */
function withOwn(into: object, pairs: readonly (readonly [string, unknown])[]): object {
  for (const [key, held] of pairs)
    Object.defineProperty(into, key, { value: held, enumerable: true, configurable: true, writable: true })
  return into
}

/** Nodes of the call format (seroval) in combinations that its serializer never produces. */
const { node } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: false },
    fc.record({ t: fc.integer({ min: -1, max: 40 }), s: leaf }, { requiredKeys: ['t'] }),
    fc.record({ t: fc.constantFrom(4, 12, 22, 23, 24), i: fc.integer({ min: -1, max: 5 }), s: leaf }),
    fc.record(
      {
        t: fc.integer({ min: 0, max: 40 }),
        i: fc.oneof(fc.integer({ min: 0, max: 6 }), leaf),
        s: fc.oneof(leaf, tie('node')),
        l: fc.oneof(fc.integer({ min: 0, max: 2_000_000_000 }), leaf),
        c: fc.constantFrom(
          'backend-error',
          'Promise',
          '__proto__',
          'TypeError',
          '$TSR/t/backend-error',
          '$TSR/Error',
        ),
        m: text,
        d: fc.integer({ min: -1, max: 9 }),
        a: fc.array(tie('node'), { maxLength: 3 }),
        f: tie('node'),
        b: fc.array(leaf, { maxLength: 3 }),
        o: fc.integer({ min: -1, max: 5 }),
        p: fc.record({
          k: fc.array(fc.oneof(fc.constantFrom(...NAMES), tie('node')), { maxLength: 3 }),
          v: fc.array(tie('node'), { maxLength: 3 }),
          s: fc.integer({ min: 0, max: 5 }),
        }),
        e: fc.record({
          k: fc.array(tie('node'), { maxLength: 2 }),
          v: fc.array(tie('node'), { maxLength: 2 }),
          s: number,
        }),
      },
      { requiredKeys: ['t'] },
    ),
  ),
}))

const envelope = (held: unknown) =>
  fc
    .record({
      f: fc.oneof(fc.constant(127), fc.integer()),
      m: fc.array(fc.integer({ max: 9 }), { maxLength: 3 }),
    })
    .map((rest) => JSON.stringify({ t: held, ...rest }))

/** Fields in which the caller claims an identity, a role or a context. */
const claimedContext = {
  session: { value: { sub: 'nobody' } },
  isSignedIn: true,
  locale: 'fr-ca',
  backend: {},
}

/** A valid value with one of its parts replaced. */
const damaged = (known: unknown) =>
  fc.tuple(fc.nat(20), value).map(([at, other]) => {
    if (typeof known !== 'object' || known === null || Array.isArray(known)) return other
    const pairs = Object.entries(known)
    if (pairs.length === 0) return other
    pairs[at % pairs.length] = [pairs[at % pairs.length]?.[0] ?? '', other]
    return withOwn({}, pairs)
  })

const cutOrSpliced = (body: string) =>
  fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 12 })).map(([at, bytes]) => {
    const whole = Buffer.from(body)
    const place = at % (whole.length + 1)
    return new Uint8Array(Buffer.concat([whole.subarray(0, place), bytes, whole.subarray(place + (at % 3))]))
  })

/** Bodies for one function, derived from a valid one. */
function functionBody(known: unknown): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  return fc.oneof(
    { weight: 5, arbitrary: damaged(known).map((data) => onTheWire({ data })) },
    { weight: 3, arbitrary: value.map((data) => onTheWire({ data })) },
    { weight: 1, arbitrary: fc.constant(onTheWire({ data: known, context: claimedContext })) },
    { weight: 4, arbitrary: node.chain(envelope) },
    { weight: 2, arbitrary: cutOrSpliced(onTheWire({ data: known })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: fc.json().map(String) },
  )
}

const FIELDS = [
  'intent',
  'email',
  'goal',
  'provinceCode',
  'firstName',
  'birthDate',
  'postalCode',
  'dismiss',
  'step',
  'points',
  'quantity',
  'sku',
  'cancel',
  'key',
  'ticked',
  'page',
  'q',
  'token',
  'pin',
  'returnTo',
  'state',
  'code',
]
const fields = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS, ...NAMES), text), text), { maxLength: 12 })
  .map((pairs) => pairs.map((pair) => pair.map((part) => encoded(part)).join('=')).join('&'))

/** With literal percent signs, half of which do not begin a valid escape. */
const encoded = (part: string) => new URLSearchParams({ a: part }).toString().slice(2).replaceAll('%25', '%')

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/json',
    ),
  },
)
const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-tsr-serverfn': 'false' },
      { accept: 'application/json' },
      { accept: 'application/x-tss-framed' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
      { 'accept-language': 'x'.repeat(3_000) },
      { 'x-borealis-locale': '../fr' },
      { cookie: `__Host-borealis=${'a'.repeat(3_000)}` },
      { cookie: 'province=%00; language=../x; variants=zzz; __proto__=1' },
      { 'if-none-match': '"'.repeat(900) },
      { range: 'bytes=-1,0-,9-1' },
    ),
  },
)

/** Requests of every kind, deterministic for a seed. */
export function hostileRequests(known: readonly unknown[], count: number, seed: number): HostileRequest[] {
  const toFunction = fc.nat(1_000_000).chain((pick) =>
    fc.record({
      to: fc.constant('function' as const),
      pick: fc.constant(pick),
      method: fc.constant('POST' as const),
      contentType,
      body: functionBody(known[pick % known.length]),
      isMember: fc.boolean(),
      headers,
    }),
  )
  const toPage = fc.record({
    to: fc.constant('page' as const),
    pick: fc.nat(1_000_000),
    method: fc.constantFrom('GET' as const, 'POST' as const, 'POST' as const),
    contentType,
    body: fc.oneof(
      { weight: 5, arbitrary: fields },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    ),
    isMember: fc.boolean(),
    headers,
  })
  return fc.sample(fc.oneof({ weight: 4, arbitrary: toFunction }, { weight: 1, arbitrary: toPage }), {
    numRuns: count,
    seed,
  })
}
