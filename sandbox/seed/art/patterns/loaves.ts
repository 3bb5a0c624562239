import { line, n, type Pattern, path } from '../draw.ts'

const crusts = ['#b9661f', '#d08a3c', '#a1521a', '#c4762b'] as const
const slope = -18

/** Baguettes side by side on the peel, scored on the bias. */
export const loaves: Pattern = ({ width, height }) => {
  const scores = [-2, -1, 0, 1, 2].map((k) => `M${k * 20 - 9} 8.4Q${k * 20 - 1} 1 ${k * 20 + 9}-8.4`).join('')
  const body = 'M-60 0C-53-14-28-16-0-16S53-14 60 0C53 14 28 16 0 16S-53 14-60 0Z'
  let out = ''
  for (let row = -1; row * 38 < height + 110; row++) {
    for (let column = -1; column < 4; column++) {
      const crust = crusts[(column * 3 + row + 8) % crusts.length] ?? crusts[0]
      const x = column * 128 + (row % 2 ? 64 : 0) - 8
      const y = row * 38 + 12
      const across = (slope * Math.PI) / 180
      const shown = {
        x: x * Math.cos(across) - y * Math.sin(across),
        y: x * Math.sin(across) + y * Math.cos(across),
      }
      if (shown.x < -62 || shown.x > width + 62 || shown.y < -36 || shown.y > height + 36) continue
      out += `<g transform="translate(${n(x)} ${n(y)})">${path(body, crust)}${line(scores, '#f6e3c3', 3.6, 'stroke-linecap="round"')}</g>`
    }
  }
  return `<g transform="rotate(${slope})">${out}</g>`
}
