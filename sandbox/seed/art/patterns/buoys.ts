import { pick } from '../../random.ts'
import { circle, n, type Pattern, path } from '../draw.ts'

const colours = ['#f7f1e3', '#2a6f8e', '#7fb2c4', '#f06a4b', '#f7f1e3', '#2a6f8e'] as const

/** One mooring buoy seen from the quay: round but for its narrow foot, with an eye in the ground's colour. */
function buoy(x: number, y: number, fill: string): string {
  const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`
  const crown = `M${at(-11.3, 4)}A12 12 0 1 1 ${at(11.3, 4)}`
  const foot = `Q${at(6.2, 6.8)} ${at(2.7, 12.4)}H${n(x - 2.7)}Q${at(-6.2, 6.8)} ${at(-11.3, 4)}Z`
  return path(crown + foot, fill) + circle(x, y, 7.1, '#123a5c')
}

/** A net of buoys; no two neighbours on a diagonal share a colour. */
export const buoys: Pattern = ({ width, height }, random) => {
  let out = ''
  let above: string[] = []
  for (let row = 0; row * 21 - 22 < height; row++) {
    const current: string[] = []
    for (let column = 0; column * 42 - 13 < width; column++) {
      const x = column * 42 + (row % 2 ? 0 : 21)
      const left = above[row % 2 ? column - 1 : column]
      const right = above[row % 2 ? column : column + 1]
      let fill: string = pick(random, colours)
      while (fill === left || fill === right || fill === current[column - 1]) fill = pick(random, colours)
      current.push(fill)
      out += buoy(x, row * 21 - 8, fill)
    }
    above = current
  }
  return out
}
