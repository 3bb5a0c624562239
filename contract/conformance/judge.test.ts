import { expect, test } from 'vitest'
import { z } from 'zod'
import { moment, points } from '../values.ts'
import { namedFields } from './judge.ts'

const list = z.object({ rows: z.array(z.object({ at: moment, points, name: z.string() })) })

test('each field is named once, at its first error, with the number of further rows', () => {
  const row = { at: '2026-11-23T12:00:00', points: 0.5, name: 'one' }
  const read = list.safeParse({ rows: [row, row, { ...row, name: 7 }] })
  expect(read.error && namedFields(read.error)).toEqual([
    'rows.0.at: expected a moment with its offset, such as 2026-11-23T12:00:00Z (and 2 more rows)',
    'rows.0.points: expected a whole number, got a fraction (and 2 more rows)',
    'rows.2.name: Invalid input: expected string, received number',
  ])
})

test('a response of another type is named as the body', () => {
  const read = list.safeParse([])
  expect(read.error && namedFields(read.error)).toEqual([
    'the body: Invalid input: expected object, received array',
  ])
})
