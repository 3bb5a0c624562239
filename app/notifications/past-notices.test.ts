import { expect, test } from 'vitest'
import { type PastNotice, withPastNotice } from './past-notices.ts'

const at = '2026-11-20T15:00:00.000Z'
const say = (past: readonly PastNotice[], id: string, message = id) =>
  withPastNotice(past, { status: 'success', message, action: 'Undo' }, { id, at })

test('the newest stands first, with its words, its status and its time alone', () => {
  expect(say(say([], '1', 'Saved.'), '2', 'Removed.')).toEqual([
    { id: '2', status: 'success', message: 'Removed.', at },
    { id: '1', status: 'success', message: 'Saved.', at },
  ])
})

test('the same words twice were said twice', () => {
  expect(say(say([], '1', 'Saved.'), '2', 'Saved.')).toHaveLength(2)
})

test('the oldest go when there are more than thirty', () => {
  const past = Array.from({ length: 31 }, (_, index) => String(index)).reduce<readonly PastNotice[]>(
    (before, id) => say(before, id),
    [],
  )
  expect(past).toHaveLength(30)
  expect(past.at(0)?.id).toBe('30')
  expect(past.at(-1)?.id).toBe('1')
})
