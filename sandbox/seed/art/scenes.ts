import { seeded } from '../random.ts'
import { circle, line, n, rect, ring } from './draw.ts'
import { sky, slatGradient, slats, stars } from './slats.ts'

export const sceneSize = { width: 704, height: 424 } as const

type Scene = (width: number, height: number) => string

const hill = (share: number, middle: number, spread: number) => Math.exp(-(((share - middle) / spread) ** 2))

/** One row of slats over the whole width, shaped by `height`, slightly uneven. */
function curtain(seed: string, height: (share: number) => number): Scene {
  return (width, tall) => {
    const random = seeded(seed)
    return slats({
      left: 28,
      right: width - 20,
      foot: tall,
      tallest: tall * 0.9,
      step: 14,
      fill: 'url(#slat)',
      height: (share) => height(share) * (0.82 + random() * 0.26),
    })
  }
}

const drawings = {
  /** Two banks of slats with a road of light between them. */
  travel: (width, height) => {
    const random = seeded('travel')
    const row = slats({
      left: 28,
      right: width - 20,
      foot: height,
      tallest: height * 0.86,
      step: 14,
      fill: 'url(#slat)',
      height: (share) => (0.16 + 0.84 * Math.abs(share - 0.42) ** 0.8 * 1.5) * (0.84 + random() * 0.2),
    })
    const flight = `M70 ${n(height * 0.46)}C220 ${n(height * 0.02)} 460 ${n(height * 0.06)} 612 ${n(height * 0.22)}`
    return (
      row +
      line(flight, sky.onNight, 2.4, 'stroke-dasharray="1 9" stroke-linecap="round"') +
      circle(612, height * 0.22, 6, sky.onNight) +
      ring(70, height * 0.46, 6, sky.onNight, 2.4)
    )
  },
  /** Slats that stand on a card's edge and step down to a credit. */
  credit: (width, height) =>
    slats({
      left: 28,
      right: width - 20,
      foot: height * 0.66,
      tallest: height * 0.58,
      step: 18,
      fill: 'url(#slat)',
      height: (share) => 1 - Math.floor(share * 5) / 5.6,
    }) +
    rect(28, height * 0.66, width - 56, height * 0.5, sky.onNight, 'rx="18"') +
    rect(28, height * 0.66 + 34, width - 56, 30, sky.ink) +
    rect(60, height * 0.66 + 92, 150, 12, sky.onNight2, 'rx="6"'),
  /** A wide calm arch. */
  points: curtain('points', (share) => 0.24 + 0.72 * hill(share, 0.52, 0.34)),
  /** Two waves, as over a lake. */
  partners: curtain(
    'partners',
    (share) => 0.2 + 0.6 * hill(share, 0.24, 0.17) + 0.75 * hill(share, 0.74, 0.2),
  ),
  /** A rise to the right, as a year that went well. */
  rewards: curtain('rewards', (share) => 0.12 + 0.82 * share ** 1.6),
  /** A low band with one bright column: the first points. */
  welcome: curtain('welcome', (share) => 0.14 + 0.85 * hill(share, 0.64, 0.07)),
  /** Short winter days. */
  winter: curtain('winter', (share) => 0.3 + 0.26 * Math.cos(share * 21) + 0.34 * share),
  /** A quiet row that help can stand on. */
  help: curtain('help', (share) => 0.3 + 0.1 * Math.sin(share * 9)),
} satisfies Record<string, Scene>

export type SceneId = keyof typeof drawings

export const sceneIds = Object.keys(drawings).filter((id): id is SceneId => id in drawings)

/** An abstract picture of slats on the night sky, 704 × 424, for what has no brand of its own. */
export function renderScene(id: SceneId): string {
  const { width, height } = sceneSize
  const drawing = drawings[id]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${slatGradient('slat')}</defs>${rect(0, 0, width, height, sky.night)}${stars(id, width, height * 0.6, 14)}${drawing(width, height)}</svg>`
}
