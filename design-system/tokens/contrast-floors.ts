import { contrast } from './colour.ts'
import type { Theme } from './themes.ts'
import type { TokenName } from './token-names.ts'

type Floor = {
  readonly tokens: readonly TokenName[]
  readonly grounds: readonly TokenName[]
  readonly ratio: 3 | 4.5
  /** A repair moves the ground, because the words on it are already as light or dark as they get. */
  readonly movesGround?: true
}

const page = ['paper', 'surface', 'sunken'] as const

/** What must be told apart from what, and by how much (WCAG 2.2 AA): 4.5 for text, 3 for controls and graphics. */
export const contrastFloors: readonly Floor[] = [
  { tokens: ['ink', 'ink-2', 'ink-3', 'aurora-text'], grounds: [...page, 'aurora-wash'], ratio: 4.5 },
  { tokens: ['success'], grounds: [...page, 'success-wash'], ratio: 4.5 },
  { tokens: ['error'], grounds: [...page, 'error-wash'], ratio: 4.5 },
  { tokens: ['warning'], grounds: [...page, 'warning-wash'], ratio: 4.5 },
  { tokens: ['info'], grounds: [...page, 'info-wash'], ratio: 4.5 },
  { tokens: ['ink'], grounds: ['success-wash', 'error-wash', 'warning-wash', 'info-wash'], ratio: 4.5 },
  { tokens: ['on-brand'], grounds: ['brand', 'brand-hover'], ratio: 4.5, movesGround: true },
  { tokens: ['on-aurora'], grounds: ['aurora'], ratio: 4.5, movesGround: true },
  { tokens: ['on-night', 'on-night-2'], grounds: ['night', 'night-2'], ratio: 4.5, movesGround: true },
  { tokens: ['brand', 'control', 'aurora-line', 'focus'], grounds: page, ratio: 3 },
  { tokens: ['control'], grounds: ['aurora-wash'], ratio: 3 },
  { tokens: ['sky-1', 'sky-2'], grounds: ['night', 'night-2'], ratio: 3 },
]

export type ContrastGap = {
  token: TokenName
  ground: TokenName
  ratio: number
  floor: number
  movesGround: boolean
}

/** Every pair of a theme that misses its floor. */
export function contrastGaps(theme: Theme): ContrastGap[] {
  return contrastFloors.flatMap(({ tokens, grounds, ratio: floor, movesGround = false }) =>
    tokens.flatMap((token) =>
      grounds
        .map((ground) => ({
          token,
          ground,
          ratio: contrast(theme[token], theme[ground]),
          floor,
          movesGround,
        }))
        .filter(({ ratio }) => ratio < floor),
    ),
  )
}

/** A darker colour on a light ground, a lighter one on a dark ground, hue kept, until no floor is missed. */
export function repairContrast(theme: Theme): Theme | null {
  const repaired = { ...theme }
  // Lightness has at most 100 steps of .01 for each of the few tokens that can miss.
  for (let round = 0; round < 1000; round++) {
    const [gap] = contrastGaps(repaired)
    if (!gap) return repaired
    const [moved, fixed] = gap.movesGround ? [gap.ground, gap.token] : [gap.token, gap.ground]
    const [lightness, chroma, hue] = repaired[moved]
    const away = lightness < repaired[fixed][0] ? -0.01 : 0.01
    const next = Number((lightness + away).toFixed(4))
    if (next < 0 || next > 1) return null
    repaired[moved] = [next, chroma, hue]
  }
  return null
}
