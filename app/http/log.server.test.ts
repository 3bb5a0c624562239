import fc from 'fast-check'
import { expect, test } from 'vitest'

process.env.SANDBOX = '1'
const { createLog } = await import('./log.server.ts')

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** What is written when something is logged. */
function written(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  work(createLog({ write: (line) => void lines.push(line) }))
  return lines.join('')
}

/** Texts that want to look like lines of their own. */
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
