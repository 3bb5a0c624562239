import { seeded } from '../random.ts'
import { n, rect } from './draw.ts'

/** The sRGB values of the sky tokens, for pictures that no style sheet reaches. */
export const sky = {
  paper: '#fbfaf6',
  ink: '#0b2c23',
  night: '#05211b',
  night2: '#103128',
  onNight: '#f9f9f3',
  onNight2: '#bcccc1',
  auroraLine: '#1f9059',
  sky1: '#7dfa9d',
  sky2: '#2bbe9b',
  sky3: '#06726e',
} as const

/** Foot to top: bright, then teal, then clear. */
export const slatGradient = (id: string): string =>
  `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset=".1" stop-color="${sky.sky1}"/><stop offset=".4" stop-color="${sky.sky2}"/><stop offset=".75" stop-color="${sky.sky3}" stop-opacity=".6"/><stop offset="1" stop-color="${sky.sky3}" stop-opacity="0"/></linearGradient>`

/** A row of slats on a foot line; `height` gives each one's share of the tallest, from 0 to 1. */
export function slats(options: {
  left: number
  right: number
  foot: number
  tallest: number
  step: number
  fill: string
  height: (share: number, index: number) => number
}): string {
  const { left, right, foot, tallest, step, fill } = options
  const count = Math.floor((right - left) / step)
  let out = ''
  for (let i = 0; i < count; i++) {
    const tall = Math.max(0.05, Math.min(1, options.height(i / Math.max(1, count - 1), i))) * tallest
    out += rect(left + i * step, foot - tall, Math.round(step * 0.56 * 10) / 10, tall, fill)
  }
  return out
}

/** A few still stars, always the same for the same seed. */
export function stars(seed: string, width: number, height: number, count: number): string {
  const random = seeded(seed)
  let out = ''
  for (let i = 0; i < count; i++) {
    out += `<circle cx="${n(random() * width)}" cy="${n(random() * height)}" r="${n(0.6 + random() * 0.8)}" fill="${sky.onNight}" opacity="${(0.25 + random() * 0.45).toFixed(2)}"/>`
  }
  return out
}
