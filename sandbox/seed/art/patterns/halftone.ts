import { type Pattern, rect } from '../draw.ts'

/** Square dots whose size follows a slow wave, as if a screen were waking up. */
export const halftone: Pattern = ({ width, height }, random) => {
  const step = 13.2
  let out = ''
  const rows = Math.floor((height - 4) / step)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column * step < width; column++) {
      const x = 11 + column * step
      const y = 12 + row * step
      const fall = row / (rows - 1)
      const wave = Math.cos((x / 320) * Math.PI * 2.15 + fall * 2.1 - 0.15)
      const size = Math.max(1.4, Math.min(12.2, 12.6 * (0.56 + 0.56 * wave) * (1 - fall) ** 0.8))
      const lit = random() < 0.042
      out += rect(x - size / 2, y - size / 2, size, size, lit ? '#ff7a3d' : '#10222e')
    }
  }
  return out
}
