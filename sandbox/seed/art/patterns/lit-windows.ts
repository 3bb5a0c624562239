import { between } from '../../random.ts'
import { circle, n, type Pattern, path, rect } from '../draw.ts'

const walls = ['#16263d', '#20344f', '#1b2d46'] as const

/** Old houses on the river front after dark; some of the guests are still reading. */
export const litWindows: Pattern = ({ width, height }, random) => {
  let out = circle(width * 0.8, 30, 13, '#f4e3b8') + circle(width * 0.8 + 6, 26, 11.5, '#4d6d8f')
  let x = -12
  let index = 0
  while (x < width) {
    const wide = [62, 46, 78, 54][index % 4] ?? 60
    const tall = height * ([0.62, 0.46, 0.7, 0.54][index % 4] ?? 0.6)
    const top = height - tall
    const wall = walls[index % walls.length] ?? walls[0]
    const roof = 17
    out += path(`M${n(x)} ${n(top)}l5 ${-roof}h${n(wide - 10)}l5 ${roof}Z`, '#0f1b2d')
    out += rect(x + wide * 0.68, top - roof - 11, 7, 13, '#0f1b2d')
    out += rect(x, top, wide, tall, wall)
    const columns = Math.floor((wide - 8) / 15)
    const inset = (wide - columns * 15 + 6) / 2
    for (let row = 0; row * 23 + 9 < tall; row++) {
      for (let column = 0; column < columns; column++) {
        const lit = between(random, 0, 1) < 0.46
        const wx = x + inset + column * 15
        const wy = top + 8 + row * 23
        out += rect(wx, wy, 9, 14, lit ? '#f7c873' : '#2c4564')
        if (lit) out += rect(wx + 4, wy, 1, 14, wall) + rect(wx, wy + 6, 9, 1, wall)
      }
    }
    x += wide
    index++
  }
  return out
}
