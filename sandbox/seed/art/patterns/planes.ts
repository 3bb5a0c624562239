import { line, n, type Pattern, path, place } from '../draw.ts'

/** Paper planes on their way, one of them yours. */
export const planes: Pattern = ({ width, height }) => {
  let out = ''
  let index = 0
  for (let row = 0; row * 46 < height + 40; row++) {
    for (let x = row % 2 ? 6 : 44; x < width + 50; x += 80) {
      const y = row * 46 + 22
      const mine = index === 6
      const paper = mine ? '#f0583c' : '#ffffff'
      const fold = mine ? '#b93a24' : '#9cc3d6'
      out += line(
        `M${n(x - 40)} ${n(y + 17)}Q${n(x - 24)} ${n(y + 14)} ${n(x - 12)} ${n(y + 5)}`,
        '#2c5871',
        1.6,
        'stroke-dasharray="0.1 4.6" stroke-linecap="round"',
      )
      out += place(
        x,
        y,
        -20,
        1,
        path('M-13 -9L24 0L-13 4Z', paper) +
          path('M-13 4L24 0L-6 13Z', fold) +
          path('M-13 4L-6 13L-4 3Z', '#5f93ad'),
      )
      index++
    }
  }
  return out
}
