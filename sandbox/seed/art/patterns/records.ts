import { circle, type Pattern, path, ring } from '../draw.ts'

const labels = ['#e4572e', '#f4c95d', '#2f7f86', '#fbf3ea'] as const

/** Records out of their sleeves, with grooves and the light that turns on them. */
export const records: Pattern = ({ width, height }) => {
  const discs = [
    { x: 46, y: height * 0.44, r: 66 },
    { x: 176, y: height * 0.1, r: 66 },
    { x: width - 20, y: height * 0.66, r: 66 },
    { x: 172, y: height * 1.16, r: 58 },
    { x: width - 30, y: -height * 0.42, r: 58 },
  ]
  return discs
    .map(({ x, y, r }, i) => {
      let out = circle(x, y, r, '#1f1a1c')
      for (let k = r - 5; k > 27; k -= 3.4) out += ring(x, y, k, '#3c3336', k % 2 < 1 ? 1.1 : 0.7)
      out += path(
        `M${x} ${y}L${x + r * 0.62} ${y - r * 0.76}A${r} ${r} 0 0 1 ${x + r * 0.82} ${y - r * 0.54}Z`,
        '#6b5d60',
        'opacity=".55"',
      )
      out += path(
        `M${x} ${y}L${x - r * 0.62} ${y + r * 0.76}A${r} ${r} 0 0 1 ${x - r * 0.82} ${y + r * 0.54}Z`,
        '#6b5d60',
        'opacity=".55"',
      )
      out += circle(x, y, 22.5, labels[i % labels.length] ?? labels[0])
      out += ring(x, y, 15, '#1f1a1c', 0.9) + circle(x, y, 2.8, '#f6c1b1')
      return out
    })
    .join('')
}
