import { circle, type Pattern, polygon, ring } from '../draw.ts'

const tints = [
  '#ffd98a',
  '#f3cd82',
  '#e0bd79',
  '#ccaa6d',
  '#b39760',
  '#9d8553',
  '#877347',
  '#75643f',
] as const

/** Projector beams that fan out from one lamp. */
export const beams: Pattern = ({ width, height }) => {
  const x = 26
  const y = height * 0.218
  const reach = width - x + 4
  const first = -0.2
  const last = 0.47
  const out = tints.map((tint, i) => {
    const middle = first + ((last - first) * i) / (tints.length - 1)
    const half = 0.028 + i * 0.0012
    return polygon(
      [
        [x + 13, y + 13 * middle],
        [x + reach, y + reach * (middle - half)],
        [x + reach, y + reach * (middle + half)],
      ],
      tint,
    )
  })
  return (
    out.join('') +
    circle(x, y, 20, '#15120f') +
    ring(x, y, 18.6, '#ffd98a', 1.4) +
    circle(x, y, 11, '#fff3d7')
  )
}
