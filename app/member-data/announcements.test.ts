import type { Announcement } from '@borealis/contract/announcements.ts'
import { expect, test } from 'vitest'
import { chooseBanner } from './announcements.data.ts'

const now = '2026-11-21T12:00:00Z'
const announcement = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  level: 'info',
  title: id,
  body: 'It goes on.\n\nAnd on.',
  isDismissible: true,
  publishedAt: '2026-11-20T12:00:00Z',
  endsAt: null,
  path: null,
  ...more,
})
const titles = (announcements: Announcement[], isMember = false) =>
  chooseBanner(announcements, isMember, now, String).map(({ title }) => title)

test('the newest that is on, and one at a time', () => {
  expect(
    titles([
      announcement('older'),
      announcement('newer', { publishedAt: '2026-11-21T11:00:00Z' }),
      announcement('to come', { publishedAt: '2026-11-22T00:00:00Z' }),
      announcement('over', { publishedAt: '2026-11-21T11:30:00Z', endsAt: now }),
    ]),
  ).toEqual(['newer.'])
})

test('one that has ended is over at once, whether or not a moment has milliseconds', () => {
  const ended = announcement('over', { endsAt: now })
  const justAfter = now.replace('Z', '.480Z')
  expect(chooseBanner([ended], false, justAfter, String)).toEqual([])
})

test('a warning comes before newer news, and every urgent one is there beside it', () => {
  const newer = { publishedAt: '2026-11-21T11:00:00Z' }
  expect(
    titles([
      announcement('news', newer),
      announcement('warning', { level: 'warning' }),
      announcement('urgent 1', { level: 'urgent' }),
      announcement('urgent 2', { level: 'urgent', ...newer }),
    ]),
  ).toEqual(['urgent 2.', 'urgent 1.', 'warning.'])
})

test('an urgent one stays whatever it says, and so does one that may not be dismissed', () => {
  const keys = (one: Announcement) =>
    chooseBanner([one], false, now, String).map(({ dismissKey }) => dismissKey)
  expect(keys(announcement('a', { level: 'urgent' }))).toEqual([null])
  expect(keys(announcement('a', { isDismissible: false }))).toEqual([null])
  expect(keys(announcement('a'))).not.toEqual([null])
})

test('other words are another announcement; another day is not', () => {
  const key = (more: Partial<Announcement>) =>
    chooseBanner([announcement('a', more)], false, now, String)[0]?.dismissKey
  expect(key({ body: 'says something else.' })).not.toBe(key({}))
  expect(key({ publishedAt: '2026-11-19T00:00:00Z', id: 'b', title: 'a' })).toBe(key({}))
})

test('the strip says the first paragraph alone', () => {
  expect(chooseBanner([announcement('a')], false, now, String)[0]?.text).toBe('It goes on.')
})

test('what concerns members alone is kept from visitors, however urgent', () => {
  const all = [
    announcement('for all', { publishedAt: '2026-11-19T12:00:00Z', audience: 'everyone' }),
    announcement('for members', { level: 'warning', audience: 'members' }),
    announcement('urgent', { level: 'urgent', audience: 'members' }),
    announcement('of a later contract', { level: 'urgent', audience: 'other' }),
  ]
  expect(titles(all)).toEqual(['of a later contract.', 'for all.'])
  expect(titles(all, true)).toEqual(['urgent.', 'of a later contract.', 'for members.'])
})
