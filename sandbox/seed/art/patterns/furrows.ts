import { circle, type Pattern, polygon, rect, verticalGradient } from '../draw.ts'

/** Ploughed furrows that meet at the horizon under a low sun. */
export const furrows: Pattern = ({ width, height }) => {
  const horizon = height * 0.445
  const vanish = width * 0.47
  let out = `<defs>${verticalGradient('field', [
    [0, '#d18f1f', 1],
    [0.3, '#b0720f', 1],
    [1, '#7d4a0a', 1],
  ])}${verticalGradient('low', [
    [0, '#5c3205', 0],
    [1, '#4a2703', 0.78],
  ])}</defs>`
  for (let i = 0; i < 8; i++) {
    const y = horizon - 10 - i * 9.6
    out += rect(0, y, width, 2.9 - i * 0.3, '#fbeecb', `opacity="${(0.62 - i * 0.072).toFixed(2)}"`)
  }
  const sun = { x: width * 0.705, r: 40 }
  out += circle(sun.x, horizon - 7, sun.r, '#fbeecb')
  out += rect(0, horizon, width, height - horizon, 'url(#field)')
  const depth = height - horizon
  // Furrows are equally wide in the field, so their feet are evenly spaced on any line below the horizon.
  for (let i = -26; i <= 26; i++) {
    const foot = vanish + i * 40
    const wide = 17
    out += polygon(
      [
        [vanish + i * 3.1, horizon],
        [foot + wide, horizon + depth * 1.02],
        [foot - wide + 10, horizon + depth * 1.02],
      ],
      '#5c3205',
      'opacity=".52"',
    )
  }
  out += rect(0, horizon - 1, width, 2.4, '#6d3f08')
  return out + rect(0, horizon + depth * 0.2, width, depth * 0.8, 'url(#low)')
}
