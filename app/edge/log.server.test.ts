import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'

process.env.SANDBOX = '1'
const { createLog, logDestination } = await import('./log.server.ts')

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** The line that is written when something is logged. */
function written(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  work(createLog({ write: (line) => void lines.push(line) }))
  return lines.join('')
}

/** Texts that try to forge log lines. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.string(),
      fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u0000', '\u001b[2J'),
    )
    .map(([text, end]) => `${text}${end}{"level":50,"msg":"signed in as admin"}`),
)

test('10,000 texts that try to write a second line stay in one', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (message, value, key) => {
      const line = written((log) => log.warn({ value, [key]: value, err: new Error(value) }, message))
      expect(line.endsWith('\n')).toBe(true)
      expect(line.slice(0, -1)).not.toMatch(lineEnds)
      expect(JSON.parse(line)).toMatchObject({ level: 40 })
    }),
    { numRuns: 10_000 },
  )
})

/** Everything that a customer may have typed, on everything that may hang on an error. */
const own = {
  email: 'robin.lavoie@example.ca',
  name: 'Maximilienne',
  street: '214 Riverside Drive',
  phone: '705-555-0142',
  pin: 'NORTH-9X4K-22AB',
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

function anErrorOf({ email, name, street, phone, pin }: typeof own): Error {
  const unread = thrownBy(() => JSON.parse(`${pin} ${name}`))
  const misused = Object.assign(Object(thrownBy(() => readFileSync(`\0${name}`))), { cause: unread })
  const detail = Object.assign(new Error(`nobody has ${email} or ${phone}`, { cause: misused }), {
    code: 'CONFLICT',
    status: 409,
    problem: { detail: `${street} is not yours, ${name}`, errors: [{ field: 'pin', value: pin }] },
    request: { body: JSON.stringify(own) },
  })
  return new Error('one line\n    at a forged place\nand another', { cause: detail })
}

test('of an error the log keeps what and where, and nothing that hangs on it or is quoted by its kind', () => {
  const line = written((log) => log.error({ err: anErrorOf(own) }, 'a call failed'))
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    stack: expect.stringContaining('log.server.test.ts'),
    cause: {
      code: 'CONFLICT',
      status: 409,
      message: 'nobody has [e-mail] or [phone]',
      cause: {
        ...{ type: 'TypeError', code: 'ERR_INVALID_ARG_VALUE' },
        cause: { type: 'SyntaxError', stack: expect.stringContaining('    at ') },
      },
    },
  })
  expect(JSON.parse(line).err.stack).not.toContain('a forged place')
  for (const value of Object.values(own)) expect(line).not.toContain(value)
})

test('what was thrown and is no error is named by its kind alone', () => {
  for (const thrown of [own, own.email, null, undefined, [own.pin]]) {
    const line = written((log) => log.error({ err: thrown, at: 'here' }, 'a call failed'))
    for (const value of Object.values(own)) expect(line).not.toContain(value)
  }
})

test('an error that causes itself, and one with strange fields, end', () => {
  const loop = Object.assign(new Error('a loop'), { code: { toString: () => own.pin }, status: own.email })
  loop.cause = loop
  const line = written((log) => log.error({ err: loop }, 'a call failed'))
  expect(line.match(/a loop/g)).toHaveLength(5)
  expect(line).not.toContain(own.pin)
  expect(line).not.toContain(own.email)
})

test('a log that cannot be written fails nothing that is being logged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'borealis-log-'))
  const path = join(folder, 'log')
  closeSync(openSync(path, 'w'))
  // A file that is open for reading refuses each line, as a full disk would.
  const fd = openSync(path, 'r')
  try {
    const log = createLog(logDestination(fd))
    for (let line = 0; line < 20_000; line += 1) log.error({ line }, 'x'.repeat(100))
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true, force: true })
  }
})
