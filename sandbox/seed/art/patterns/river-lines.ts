import { line, n, type Pattern } from '../draw.ts'

/** Pen strokes that run like a river, one of them in red ink. */
export const riverLines: Pattern = ({ width, height }) => {
  const period = 232
  const swing = 25
  const weights = [3, 1.2, 3.6, 2.2, 1.2, 3] as const
  let out = ''
  let index = 0
  for (let y = -34; y < height + 34; y += 13) {
    let d = `M${n(-period * 0.36)} ${n(y)}`
    // Quarter-period cubics follow a sine to within a third of a unit.
    for (let x = -period * 0.36; x < width + 20; x += period / 2) {
      const sign = Math.round((x + period * 0.36) / (period / 2)) % 2 ? 1 : -1
      const k = period / 2
      d += `c${n(k * 0.3642)} ${n(sign * swing * 1.32)} ${n(k * 0.6358)} ${n(sign * swing * 1.32)} ${n(k)} 0`
    }
    const red = index === 7
    out += line(d, red ? '#d6482e' : '#3f6699', red ? 4.6 : (weights[index % weights.length] ?? 2))
    index++
  }
  return out
}
