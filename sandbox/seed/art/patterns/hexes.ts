import { pick } from '../../random.ts'
import { circle, line, n, type Pattern, path } from '../draw.ts'

const lands = ['#d8973c', '#2f6b4f', '#b5492c', '#5a8f9c', '#8aa65a', '#33463c'] as const
const cream = '#f3ead3'

/** A board of hexagonal lands, with roads, a few towns and one robber's number in red. */
export const hexes: Pattern = ({ width, height }, random) => {
  const r = 27
  const w = Math.sqrt(3) * r
  let out = ''
  let above: string[] = []
  for (let row = 0; row * r * 1.5 - r < height; row++) {
    const current: string[] = []
    for (let column = 0; column * w - w < width + w; column++) {
      const x = column * w - (row % 2 ? 0 : w / 2)
      const y = row * r * 1.5
      let fill: string = pick(random, lands)
      while (fill === current.at(-1) || fill === above[column] || fill === above[column + (row % 2 ? 1 : -1)])
        fill = pick(random, lands)
      current.push(fill)
      const corner = (k: number, scale: number) => {
        const angle = (Math.PI / 3) * k - Math.PI / 6
        return `${n(x + Math.cos(angle) * r * scale)} ${n(y + Math.sin(angle) * r * scale)}`
      }
      const outline = (scale: number) => `M${[0, 1, 2, 3, 4, 5].map((k) => corner(k, scale)).join('L')}Z`
      out += path(outline(0.955), fill)
      const mark = random()
      if (mark < 0.2) out += circle(x, y, 8, cream) + circle(x, y, 2.6, mark < 0.06 ? '#b5492c' : '#33463c')
      else if (mark < 0.36) out += line(outline(0.56), cream, 1.8)
      else if (mark < 0.5)
        out += line(
          `M${n(x - 8)} ${n(y + 5)}l5-9 4 6 3-5 4 8`,
          cream,
          1.9,
          'stroke-linejoin="round" stroke-linecap="round"',
        )
      else if (mark < 0.62)
        out += line(
          `M${n(x - 9)} ${n(y - 3)}q4.5-4 9 0t9 0M${n(x - 9)} ${n(y + 4)}q4.5-4 9 0t9 0`,
          cream,
          1.9,
          'stroke-linecap="round"',
        )
    }
    above = current
  }
  return out
}
