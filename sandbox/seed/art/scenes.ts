import { seeded } from '../random.ts'
import { circle, line, n, type Pattern, rect, ring } from './draw.ts'
import { cabins } from './patterns/cabins.ts'
import { firs } from './patterns/firs.ts'
import { gallery } from './patterns/gallery.ts'
import { pantry } from './patterns/pantry.ts'
import { planes } from './patterns/planes.ts'
import { signal } from './patterns/signal.ts'
import { cardSize } from './render.ts'
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
  /** A rise to the right, as a year that went well. */
  rewards: curtain('rewards', (share) => 0.12 + 0.82 * share ** 1.6),
} satisfies Record<string, Scene>

/** What a reward without a gift card gives, drawn as a brand's own art is: a flat ground and one pattern. */
const patterns = {
  cabins: { ground: '#f6cdb4', pattern: cabins },
  planes: { ground: '#c3e1ec', pattern: planes },
  pantry: { ground: '#f3dfb8', pattern: pantry },
  firs: { ground: '#15403a', pattern: firs },
  gallery: { ground: '#8fa58c', pattern: gallery },
  signal: { ground: '#f6f0e4', pattern: signal },
} satisfies Record<string, { ground: string; pattern: Pattern }>

export type SceneId = keyof typeof drawings | keyof typeof patterns

const isSky = (id: SceneId): id is keyof typeof drawings => id in drawings

export const sceneIds = Object.keys({ ...drawings, ...patterns }).filter(
  (id): id is SceneId => id in drawings || id in patterns,
)

/** A picture for what has no card of its own, 704 × 424: slats on the night sky for the programme, else a pattern. */
export function renderScene(id: SceneId): string {
  const { width, height } = sceneSize
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`
  if (isSky(id)) {
    return `${open} viewBox="0 0 ${width} ${height}"><defs>${slatGradient('slat')}</defs>${rect(0, 0, width, height, sky.night)}${stars(id, width, height * 0.6, 14)}${drawings[id](width, height)}</svg>`
  }
  const { ground, pattern } = patterns[id]
  const box = { width: cardSize.width, height: (cardSize.width * height) / width }
  return `${open} viewBox="0 0 ${n(box.width)} ${n(box.height)}">${rect(0, 0, box.width, box.height, ground)}${pattern(box, seeded(id))}</svg>`
}
