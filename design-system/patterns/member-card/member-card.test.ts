import { expect, test } from 'vitest'
import { barcodeBars } from './member-card.tsx'

test('bars never touch and stay within the width', () => {
  const bars = barcodeBars(95, 11)
  expect(bars.length).toBeGreaterThan(20)
  bars.forEach((bar, index) => {
    const before = bars[index - 1]
    if (before) expect(bar.x).toBeGreaterThan(before.x + before.width)
    expect(bar.x + bar.width).toBeLessThanOrEqual(95)
  })
})
