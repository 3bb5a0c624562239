import { expect, test } from 'vitest'
import { type SaidNotice, withSaid } from './said.ts'

const at = '2026-11-20T15:00:00.000Z'
const say = (said: readonly SaidNotice[], id: string, message = id) =>
  withSaid(said, { status: 'success', message, action: 'Undo' }, { id, at })

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
  const said = Array.from({ length: 31 }, (_, index) => String(index)).reduce<readonly SaidNotice[]>(
    (before, id) => say(before, id),
    [],
  )
  expect(said).toHaveLength(30)
  expect(said.at(0)?.id).toBe('30')
  expect(said.at(-1)?.id).toBe('1')
})
