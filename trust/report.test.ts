import { expect, test } from 'vitest'
import { reportOf } from './report.ts'

const row = {
  name: 'Refresh',
  goal: '4 rounds',
  measured: '4 rounds',
  isMet: true,
  notes: [],
  store: 'sqlite' as const,
  seconds: 60,
  part: 'refresh',
  index: 0,
  tier: 'quick' as const,
  share: 1,
  seed: 7,
  at: '2026-11-21T14:05:00.000Z',
}

test('a repeated figure replaces the earlier one, whose failure stays listed', () => {
  const missed = {
    ...row,
    measured: '3 rounds',
    isMet: false,
    notes: ['', 'round 2:\n\u001b[2m 500\u001b[22m'],
    at: '2026-11-21T13:05:00Z',
  }
  const report = reportOf([missed, row])
  expect(report).toContain('1 of 1 figures met')
  expect(report).toContain('Missed before, 2026-11-21 13:05: Refresh (embedded): 3 rounds\n\n- round 2: 500')
})

test('each store, tier and figure of a part has its own row', () => {
  const others = [
    { ...row, store: 'redis' as const },
    { ...row, index: 1 },
    { ...row, tier: 'deep' as const },
  ]
  const report = reportOf([row, ...others])
  expect(report).toContain('3 of 3 figures met')
  expect(report).toContain('## Long run\n\n1 of 1 figures met')
})

test('a partial run is marked as such', () => {
  expect(reportOf([{ ...row, share: 0.1 }])).toContain('| 0.1 of it |')
})

test('shares of a figure have their own rows until it is run whole', () => {
  const shares = [
    { ...row, share: 0.5, seed: 1 },
    { ...row, share: 0.5, seed: 2, isMet: false },
  ]
  expect(reportOf(shares)).toContain('1 of 2 figures met')
  expect(reportOf([...shares, { ...row, seed: 3 }])).toContain('1 of 1 figures met')
})
