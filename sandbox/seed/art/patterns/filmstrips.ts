import { pick, whole } from '../../random.ts'
import { circle, n, type Pattern, polygon, rect } from '../draw.ts'

const tones = ['#f2b705', '#ef6f53', '#5fb3b3', '#f4efe6', '#2a6173'] as const
const scenes = [
  (x: number, mark: string) => circle(x + 24, 29, 9.5, mark),
  (x: number, mark: string) =>
    polygon(
      [
        [x + 8, 45],
        [x + 22, 22],
        [x + 31, 36],
        [x + 36, 30],
        [x + 45, 45],
      ],
      mark,
    ),
  (x: number, mark: string) => rect(x + 3, 31, 42, 14, mark) + circle(x + 35, 22, 4.5, mark),
  (x: number, mark: string) =>
    polygon(
      [
        [x + 17, 20],
        [x + 35, 29],
        [x + 17, 38],
      ],
      mark,
    ),
] as const

/** Lengths of film on the bias, every frame a small scene. */
export const filmstrips: Pattern = ({ width, height }, random) => {
  let out = ''
  for (let strip = 0; strip * 68 - 30 < height + 20; strip++) {
    const from = -24
    const to = width + 60
    let reel = rect(from, 0, to - from, 58, strip % 2 ? '#06171d' : '#143e4b')
    for (const y of [6.5, 51.5]) {
      reel += `<path d="M${from + 3} ${y}H${to}" stroke="#0e2a33" stroke-width="5" stroke-dasharray="6 6"/>`
    }
    for (let x = from + (strip % 2) * 22; x < to; x += 48) {
      const ground = pick(random, tones)
      let mark = pick(random, tones)
      while (mark === ground) mark = pick(random, tones)
      const scene = scenes[whole(random, 0, scenes.length - 1)] ?? scenes[0]
      reel += rect(x + 3, 13, 42, 32, ground) + scene(x, mark)
    }
    out += `<g transform="translate(${n(strip * 16 - 16)} ${n(strip * 68 + 4)}) rotate(-14)">${reel}</g>`
  }
  return out
}
