import { between } from '../../random.ts'
import { circle, line, n, type Pattern, rect, ring } from '../draw.ts'

/** A rink from above: the lines, the circles, and the evening's skate marks. */
export const rink: Pattern = ({ width, height }, random) => {
  const middle = height * 0.5
  let out = ''
  for (let i = 0; i < 46; i++) {
    const x = between(random, -30, width)
    const y = between(random, -10, height)
    out += line(
      `M${n(x)} ${n(y)}q${n(between(random, 10, 40))} ${n(between(random, -26, 26))} ${n(between(random, 40, 90))} ${n(between(random, -30, 30))}`,
      '#c3d6e3',
      0.9,
    )
  }
  const red = '#d6322f'
  const blue = '#1d5fae'
  const centre = width * 0.42
  out += ring(centre, middle, 46, blue, 2.6)
  out += rect(centre - 3.4, 0, 6.8, height, red) + circle(centre, middle, 5.4, blue)
  out += rect(centre + 74, 0, 7, height, blue) + rect(centre - 81, 0, 7, height, blue)
  const faceOff = (x: number, y: number) =>
    ring(x, y, 34, red, 2.4) +
    circle(x, y, 5.6, red) +
    line(
      `M${n(x - 12)} ${n(y - 46)}V${n(y - 34)}M${n(x + 12)} ${n(y - 46)}V${n(y - 34)}M${n(x - 12)} ${n(y + 34)}V${n(y + 46)}M${n(x + 12)} ${n(y + 34)}V${n(y + 46)}`,
      red,
      2.2,
    ) +
    line(
      `M${n(x - 17)} ${n(y - 10)}h10v-8M${n(x + 17)} ${n(y - 10)}h-10v-8M${n(x - 17)} ${n(y + 10)}h10v8M${n(x + 17)} ${n(y + 10)}h-10v8`,
      red,
      1.8,
    )
  out +=
    faceOff(centre + 132, middle - 46) +
    faceOff(centre + 132, middle + 56) +
    faceOff(centre - 132, middle - 46)
  return out + rect(centre + 178, 0, 2.4, height, red)
}
