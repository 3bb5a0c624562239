import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { balanceAge } from './balance-facts.ts'

overwriteGetLocale(() => 'en-ca')

test('a balance of today has its time, and one of the evening before its day as well', () => {
  const said = (now: string) =>
    balanceAge('2026-11-26T04:50:00Z', {
      now: Date.parse(now),
      timeZone: 'America/Toronto',
      locale: 'en-ca',
    }).replaceAll(/\s/g, ' ')
  expect(said('2026-11-26T04:55:00Z')).toBe('Updated at 11:50 p.m.')
  expect(said('2026-11-26T05:05:00Z')).toMatch(/^Last updated .*Nov 25, 2026, 11:50 p\.m\.$/)
})
