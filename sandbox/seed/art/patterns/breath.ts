import { circle, type Pattern, ring } from '../draw.ts'

/** One slow breath: a circle that grows and shrinks as it crosses the card. */
export const breath: Pattern = ({ width, height }) => {
  const middle = height * 0.47
  let out = ''
  const steps = 23
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const r = 9 + 45 * Math.sin(Math.PI * t) ** 1.5
    out += ring(18 + t * (width - 36), middle, r, '#8f4a38', 1.15)
  }
  return (
    out +
    circle(width / 2, middle, 20, '#e06a4a') +
    circle(18, middle, 3.6, '#e06a4a') +
    circle(width - 18, middle, 3.6, '#e06a4a')
  )
}
