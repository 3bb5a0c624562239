import { between } from '../../random.ts'
import { line, n, type Pattern, rect, ring } from '../draw.ts'

/** Two pages of printed lines, read with a red pencil in hand. */
export const margins: Pattern = ({ width, height }, random) => {
  const gutter = width * 0.54
  let out = rect(gutter - 0.7, 0, 1.4, height, '#c9a227')
  const columns = [
    [34, gutter - 22],
    [gutter + 44, width + 30],
  ] as const
  for (const [left, right] of columns) {
    let rows = 0
    for (let y = 13; y < height - 4; y += 10.5) {
      rows++
      const ends = rows % 6 === 0
      const to = ends ? left + (right - left) * between(random, 0.3, 0.62) : right - between(random, 0, 9)
      const from = rows % 6 === 1 ? left + 12 : left
      out += rect(from, y, to - from, 3.4, '#33403c')
    }
  }
  const red = (d: string, wide = 2.6) => line(d, '#d0402b', wide, 'stroke-linecap="round"')
  const right = gutter + 44
  out += red(`M24 ${n(height * 0.16)}q-6 ${n(height * 0.17)} 0 ${n(height * 0.34)}`)
  out += red(`M46 ${n(70)}q26 4 58-.6t44 .8`)
  out += ring(gutter + 21, height * 0.36, 9, '#d0402b', 2.6)
  out += red(`M${n(gutter + 17)} ${n(height * 0.36)}l3 4 6-9`, 2.2)
  out += red(`M${n(right + 22)} ${n(height * 0.66)}q34 5 72-.8`)
  out += red(`M${n(gutter + 16)} ${n(height * 0.72)}l6 8M${n(gutter + 24)} ${n(height * 0.7)}l-10 11`, 2.2)
  return out
}
