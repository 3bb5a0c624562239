import { between, pick } from '../../random.ts'
import { type Pattern, place, rect } from '../draw.ts'

const colours = ['#e2b48a', '#d98b5f', '#c9553a', '#5d1b15', '#f3e3c8', '#e2b48a', '#d98b5f'] as const

/** A shelf of book spines, one of them too tall for the shelf above. */
export const spines: Pattern = ({ width, height }, random) => {
  const scale = height / 132
  const shelf = height - 4
  let x = -7
  let last = ''
  let out = ''
  while (x < width) {
    const tall = x > 96 && x < 118
    let fill = pick(random, colours)
    while (fill === last) fill = pick(random, colours)
    last = fill
    const w = tall ? 13 : between(random, 9, 27)
    const h = (tall ? 140 : between(random, 58, 108)) * scale
    if (tall) fill = '#e2b48a'
    const top = shelf - h
    const bands =
      w > 12 && !tall
        ? rect(0, 11 * scale, w, 3.2, '#73231c') + rect(0, 11 * scale + 6, w, 1.4, '#73231c')
        : tall
          ? rect(0, h - 26 * scale, w, 2, '#73231c') + rect(0, h - 21 * scale, w, 2, '#73231c')
          : ''
    // One book leans, as on every shelf that is used.
    const leans = x > 214 && x < 232 && w < 24
    out += leans
      ? place(x + 9, shelf - h, 6, 1, rect(0, 0, w, h, fill) + bands)
      : place(x, top, 0, 1, rect(0, 0, w, h, fill) + bands)
    x += w + (leans ? 13 : 1)
  }
  return out + rect(0, shelf, width, 4, '#4a120f')
}
