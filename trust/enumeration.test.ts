import { expect, test } from 'vitest'
import { kolmogorovSmirnov } from './figures/enumeration.ts'

const times = (count: number, of: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => of(index))

test('samples of one distribution are not reported as different', () => {
  const one = times(500, (index) => 400 + ((index * 7_919) % 101))
  const other = times(500, (index) => 400 + ((index * 104_729 + 13) % 101))
  expect(kolmogorovSmirnov(one, other)).toBeGreaterThan(0.2)
  expect(kolmogorovSmirnov(one, one)).toBe(1)
})

test('samples that differ slightly, all or in part, are reported as different', () => {
  const one = times(500, (index) => 400 + ((index * 7_919) % 101))
  expect(
    kolmogorovSmirnov(
      one,
      one.map((ms) => ms + 15),
    ),
  ).toBeLessThan(0.001)
  expect(
    kolmogorovSmirnov(
      one,
      one.map((ms, index) => (index % 5 ? ms : ms + 200)),
    ),
  ).toBeLessThan(0.001)
})

test('a known distance has its known probability', () => {
  // Two sets of a hundred; a fifth of one set is slower than the maximum of the other.
  const one = times(100, (index) => index)
  const other = times(100, (index) => (index < 80 ? index : index + 1_000))
  expect(kolmogorovSmirnov(one, other)).toBeCloseTo(0.0314, 3)
})
