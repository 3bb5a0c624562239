import { between, pick } from '../../random.ts'
import { circle, n, type Pattern, path } from '../draw.ts'

const pinks = ['#fbd3da', '#f2a7b9', '#e2567d'] as const
const petal = 'M0-1.5C-6.8-1.5-6.8-20 0-20C6.8-20 6.8-1.5 0-1.5Z'

/** Six-petalled flowers, large and close at the top, small and few where they fall. */
export const petals: Pattern = ({ width, height }, random) => {
  const placed: { x: number; y: number; r: number }[] = []
  let out = ''
  for (let i = 0; i < 1600 && placed.length < 26; i++) {
    const x = between(random, -8, width + 8)
    const y = between(random, -10, height)
    const fall = Math.max(0, y / height)
    const r = (36 - fall * 20) * between(random, 0.78, 1.08)
    if (y + r > height + 2 || random() < fall * 0.5) continue
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < (other.r + r) * 0.94 + 5 + fall * 20))
      continue
    placed.push({ x, y, r })
    const fill = pick(random, pinks)
    let flower = ''
    for (let k = 0; k < 6; k++) flower += path(petal, fill, k ? `transform="rotate(${k * 60})"` : '')
    out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(between(random, 0, 60))}) scale(${Math.round((r / 20) * 100) / 100})">${flower}${circle(0, 0, 2.6, '#f6e6aa')}</g>`
  }
  return out
}
