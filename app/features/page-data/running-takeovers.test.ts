import { paletteVariables } from '@borealis/design-system/palette'
import { expect, test } from 'vitest'
import type { PageData } from '#app/backend/contract/page-data.ts'
import { withRunningTakeovers } from './running-takeovers.ts'

const takeover = (code: string, startDate: string, endDate: string, brandCode = 'harbour') => ({
  ...{ code, brandCode, startDate, endDate },
  ...{ provinceCodes: ['ON' as const], title: code, detail: '', path: null },
})

const palette = { code: 'harbour', brandCode: 'harbour', colours: { brand: '#004466' }, darkColours: {} }
const noon = Date.parse('2026-11-21T12:00:00Z')

function reduced(takeovers: PageData['takeovers']) {
  // With an unknown field, which must pass through.
  const palettes = [palette, { ...palette, brandCode: 'other' }]
  return withRunningTakeovers({ termsVersion: '2026-09', palettes, takeovers }, noon)
}

test('what runs today, or in any time zone nearly today, stays with its colours', () => {
  const data = reduced([
    takeover('today', '2026-11-21', '2026-11-21'),
    takeover('just-over', '2026-11-01', '2026-11-20'),
    takeover('tomorrow', '2026-11-22', '2026-11-30'),
    takeover('long-over', '2026-11-01', '2026-11-19'),
    takeover('later', '2026-11-23', '2026-11-30'),
  ])
  expect(data.takeovers.map(({ code }) => code)).toEqual(['today', 'just-over', 'tomorrow'])
  expect(data.takeoverStyles).toEqual([{ brandCode: 'harbour', css: paletteVariables(palette) }])
  expect(data.takeoverStyles?.[0]?.css).toContain('--ds-brand:')
  expect(data).not.toHaveProperty('palettes')
  expect(data.termsVersion).toBe('2026-09')
})

test('without a takeover there is no style', () => {
  expect(reduced([takeover('later', '2026-12-01', '2026-12-02')])).toMatchObject({
    takeovers: [],
    takeoverStyles: [],
  })
})
