import { pick } from '../../random.ts'
import { circle, type Pattern, path, place, polygon, rect } from '../draw.ts'

const cream = '#f7f1e3'
const red = '#e2532f'
const blue = '#1e5aa8'
const yellow = '#f5c22e'
const star = 'M20 3C21.6 14 26 18.4 37 20C26 21.6 21.6 26 20 37C18.4 26 14 21.6 3 20C14 18.4 18.4 14 20 3Z'

const tiles = [
  (a: string, b: string) =>
    rect(0, 0, 40.7, 40.7, a) +
    polygon(
      [
        [40.7, 0],
        [40.7, 40.7],
        [0, 40.7],
      ],
      b,
    ),
  (a: string, b: string) =>
    rect(0, 0, 40.7, 40.7, a) +
    polygon(
      [
        [0, 0],
        [40.7, 0],
        [0, 40.7],
      ],
      b,
    ),
  (a: string, b: string) => rect(0, 0, 40.7, 40.7, a) + circle(20, 20, 13, b),
  (a: string, b: string) => rect(0, 0, 40.7, 40.7, a) + path(star, b),
  (a: string, b: string) => rect(0, 0, 40.7, 40.7, a) + path(star, b),
  (a: string) => rect(0, 0, 40.7, 40.7, a),
] as const
const pairs = [
  [blue, yellow],
  [red, cream],
  [yellow, blue],
  [cream, blue],
  [blue, cream],
  [red, yellow],
  [yellow, red],
  [red, blue],
  [yellow, cream],
] as const

/** A patchwork of toy-box shapes: triangles, balls and stars. */
export const quilt: Pattern = ({ width, height }, random) => {
  let out = ''
  let above: string[] = []
  for (let y = height; y > 0; y -= 40) {
    const row: string[] = []
    for (let x = 0; x < width; x += 40) {
      let [ground, mark] = pick(random, pairs)
      while (ground === row.at(-1) || ground === above[row.length]) [ground, mark] = pick(random, pairs)
      row.push(ground)
      out += place(x, y - 40, 0, 1, pick(random, tiles)(ground, mark))
    }
    above = row
  }
  return out
}
