import { expect, test } from 'vitest'
import { aPageData } from '../../tests/support/samples.ts'
import { helpWritten, offers, takeoverStyle, withRunningTakeovers } from './page-data.data.ts'

const takeover = (code: string, startDate: string, endDate: string) => ({
  ...{ code, startDate, endDate, brandCode: 'harbour' },
  ...{ provinceCodes: ['ON' as const], title: code },
})

const palette = { code: 'harbour', brandCode: 'harbour', colours: { brand: '#004466' }, darkColours: {} }
const noon = Date.parse('2026-11-21T12:00:00Z')

test('what runs today, or in any time zone nearly today, stays, and no palette does', () => {
  const takeovers = [
    takeover('today', '2026-11-21', '2026-11-21'),
    takeover('just-over', '2026-11-01', '2026-11-20'),
    takeover('tomorrow', '2026-11-22', '2026-11-30'),
    takeover('long-over', '2026-11-01', '2026-11-19'),
    takeover('later', '2026-11-23', '2026-11-30'),
  ]
  // With an unknown field, which must pass through.
  const data = withRunningTakeovers({ termsVersion: '2026-09', palettes: [palette], takeovers }, noon)
  expect(data.takeovers.map(({ code }) => code)).toEqual(['today', 'just-over', 'tomorrow'])
  expect(data).not.toHaveProperty('palettes')
  expect(data.termsVersion).toBe('2026-09')
})

test('a brand is worn as the style of its own palette', () => {
  const other = { ...palette, brandCode: 'other', colours: { brand: '#006644' } }
  const style = takeoverStyle([other, palette], 'harbour')
  expect(style).toContain('--ds-brand:')
  expect(style).not.toBe(takeoverStyle([other, palette], 'other'))
  expect(takeoverStyle([other], 'harbour')).toBeNull()
})

test('what a programme has is hidden only once it is known not to have it', () => {
  expect([offers(undefined, 'travel'), offers(aPageData, 'travel')]).toEqual([true, false])
  expect(helpWritten(undefined)).toEqual({ hasHelp: true, hasTimes: true, hasMissing: true })
  expect(helpWritten({ articles: [], categories: [] })).toEqual({
    hasHelp: false,
    hasTimes: false,
    hasMissing: false,
  })
})
