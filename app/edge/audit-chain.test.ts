import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_LINK, firstBrokenLine, nextLine } from './audit-chain.ts'

function file(events: readonly Record<string, unknown>[]): string {
  let link = FIRST_LINK
  return events
    .map((event) => {
      const next = nextLine(link, event)
      link = next.link
      return next.line
    })
    .join('')
}

const text = file(
  Array.from({ length: 40 }, (_, index) => ({ at: index, kind: 'signed-in', actor: `a${index}\n` })),
)

test('a file that nobody touched verifies', () => {
  expect(firstBrokenLine(text)).toBeUndefined()
  expect(firstBrokenLine('')).toBeUndefined()
})

test('any of 1,000 edits of one sign is found', () => {
  const place = fc.integer({ min: 0, max: text.length - 1 })
  fc.assert(
    fc.property(place, fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
      fc.pre(text[at] !== sign)
      expect(firstBrokenLine(text.slice(0, at) + sign + text.slice(at + 1))).toBeDefined()
    }),
    { numRuns: 1_000 },
  )
})

test('a line that is taken out, put in or moved is found', () => {
  const lines = text.split('\n').slice(0, -1)
  const joined = (changed: string[]) => `${changed.join('\n')}\n`
  for (let at = 0; at < lines.length - 1; at += 1) {
    expect(firstBrokenLine(joined(lines.toSpliced(at, 1)))).toBe(at + 1)
    expect(firstBrokenLine(joined(lines.toSpliced(at, 0, lines[at] ?? '')))).toBe(at + 2)
    expect(firstBrokenLine(joined(lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? '')))).toBe(at + 1)
  }
})

test('a last line that was cut off is found, and an edit before it first', () => {
  const cut = text.slice(0, -5)
  expect(firstBrokenLine(cut)).toBe(40)
  expect(firstBrokenLine(cut.replace('signed-in', 'signed-up'))).toBe(1)
})
