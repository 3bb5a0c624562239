import { line, n, type Pattern, path } from '../draw.ts'

/** A rising sun in bands over a lake, and its light in strokes on the water. */
export const sunOnWater: Pattern = ({ width, height }) => {
  const x = width * 0.612
  const shore = height * 0.515
  let out = ''
  for (let i = 0; i < 7; i++) {
    const r = 105 - i * 15
    out += path(`M${n(x - r)} ${n(shore)}a${r} ${r} 0 0 1 ${r * 2} 0Z`, i % 2 ? '#d7b8a3' : '#f7efe6')
  }
  const strokes = [
    [-117, 118, 1],
    [-95, 94, 0.92],
    [-89, 54, 0.84],
    [-67, 84, 0.62],
    [-61, 44, 0.52],
    [-38, 20, 0.42],
  ] as const
  strokes.forEach(([from, to, alpha], i) => {
    out += line(
      `M${n(x + from)} ${n(shore + 7 + i * 8)}H${n(x + to)}`,
      '#f7efe6',
      i ? 2.8 : 3.2,
      `stroke-linecap="round" stroke-opacity="${alpha}"`,
    )
  })
  return out
}
