import { between } from '../../random.ts'
import { n, type Pattern, path, rect } from '../draw.ts'

const greens = ['#3d7d63', '#62a37e', '#a9cda0'] as const

/** A planted bank: rows of firs, the new ones still small and bright. */
export const firs: Pattern = ({ width, height }, random) => {
  let out = path(
    `M-4 ${n(height * 0.34)}C${n(width * 0.25)} ${n(height * 0.2)} ${n(width * 0.4)} ${n(height * 0.5)} ${n(width * 0.66)} ${n(height * 0.36)}S${n(width * 0.9)} ${n(height * 0.2)} ${n(width + 4)} ${n(height * 0.28)}V${n(height * 0.5)}C${n(width * 0.8)} ${n(height * 0.44)} ${n(width * 0.6)} ${n(height * 0.66)} ${n(width * 0.36)} ${n(height * 0.54)}S${n(width * 0.1)} ${n(height * 0.5)} -4 ${n(height * 0.56)}Z`,
    '#7fc4cf',
  )
  for (let row = 0; row < 5; row++) {
    const foot = 34 + row * 42
    for (let x = row % 2 ? 2 : -14; x < width + 16; x += 31) {
      const tall = between(random, 27, 36)
      const isNew = row > 2 && random() < 0.22
      const scale = isNew ? 0.5 : 1
      const green = isNew ? '#f2a13c' : (greens[Math.floor(random() * 3)] ?? greens[0])
      const wide = 11 * scale
      const top = foot - tall * scale
      const step = (tall * scale) / 3
      out += rect(x - 1.4, foot - 1, 2.8, 6, '#0d2b27')
      out += path(
        `M${n(x)} ${n(top)}l${n(wide * 0.6)} ${n(step)}h${n(-wide * 0.22)}l${n(wide * 0.42)} ${n(step)}h${n(-wide * 0.22)}l${n(wide * 0.42)} ${n(step)}h${n(-wide * 2)}l${n(wide * 0.42)} ${n(-step)}h${n(-wide * 0.22)}l${n(wide * 0.42)} ${n(-step)}h${n(-wide * 0.22)}Z`,
        green,
      )
    }
  }
  return out
}
