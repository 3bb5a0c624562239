import { contrast } from './colour.ts'
import { type Status, statuses, type TokenName } from './colours.ts'
import type { Theme } from './themes.ts'

export type Floor = {
  readonly tokens: readonly TokenName[]
  readonly grounds: readonly TokenName[]
  readonly ratio: 3 | 4.5
}

const page = ['paper', 'surface', 'sunken'] as const
const washOf = (status: Status) => `${status}-wash` as const

/** What must be told apart from what, and by how much (WCAG 2.2 AA): 4.5 for text, 3 for controls and graphics. */
export const contrastFloors: readonly Floor[] = [
  { tokens: ['ink', 'ink-2', 'ink-3', 'aurora-text'], grounds: [...page, 'aurora-wash'], ratio: 4.5 },
  ...statuses.map((status) => ({
    tokens: [status],
    grounds: [...page, washOf(status)],
    ratio: 4.5 as const,
  })),
  { tokens: ['ink'], grounds: statuses.map(washOf), ratio: 4.5 },
  { tokens: ['on-brand'], grounds: ['brand', 'brand-hover'], ratio: 4.5 },
  { tokens: ['on-aurora'], grounds: ['aurora'], ratio: 4.5 },
  { tokens: ['on-night', 'on-night-2'], grounds: ['night', 'night-2'], ratio: 4.5 },
  { tokens: ['brand', 'control', 'aurora-line', 'focus'], grounds: page, ratio: 3 },
  { tokens: ['control', 'focus'], grounds: ['aurora-wash'], ratio: 3 },
  { tokens: ['focus'], grounds: statuses.map(washOf), ratio: 3 },
  { tokens: ['sky-1', 'sky-2'], grounds: ['night', 'night-2'], ratio: 3 },
]

export type ContrastPair = {
  token: TokenName
  ground: TokenName
  ratio: number
  floor: number
}

/** Every pair that the contract names, with what a theme makes of it. */
export function contrastPairs(theme: Theme): ContrastPair[] {
  return contrastFloors.flatMap(({ tokens, grounds, ratio: floor }) =>
    tokens.flatMap((token) =>
      grounds.map((ground) => ({ token, ground, ratio: contrast(theme[token], theme[ground]), floor })),
    ),
  )
}

/** Every pair of a theme that misses its floor. */
export const contrastGaps = (theme: Theme): ContrastPair[] =>
  contrastPairs(theme).filter(({ ratio, floor }) => ratio < floor)
