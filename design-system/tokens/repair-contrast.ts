import { contrast, fitToScreen } from './colour.ts'
import { type Oklch, paletteTokenNames, type TokenName } from './colours.ts'
import { contrastFloors, contrastGaps, type Floor } from './contrast-floors.ts'
import type { Theme } from './themes.ts'

const STEP = 0.01

/**
 * Moves lightness, hue kept, until every pair of the contract reaches its floor. `base` is the theme that the
 * palette dresses: its own pairs are known to hold.
 *
 * A ground comes first: it moves until `base`'s words can be read on it, so there is room for any others. Then the
 * words move away from it, the way `base`'s words stand; black or white at the latest is enough. A fill that carries
 * its own words well the other way round (dark on a bright brand) is first left alone, and only moved if others
 * cannot be helped otherwise.
 */
export function repairContrast(theme: Theme, base: Theme): Theme {
  const given = repairOnce(theme, base, false)
  return contrastGaps(given).length === 0 ? given : repairOnce(given, base, true)
}

function repairOnce(theme: Theme, base: Theme, strict: boolean): Theme {
  const repaired: Record<TokenName, Oklch> = { ...theme }
  for (const floor of contrastFloors) {
    for (const ground of floor.grounds) {
      const needed = strict || misses(repaired, floor, ground)
      if (needed && mayMove(ground)) repaired[ground] = roomFor(floor, repaired[ground], base, ground)
    }
  }
  for (const floor of contrastFloors) {
    for (const token of floor.tokens) {
      if (mayMove(token)) repaired[token] = readable(floor, repaired, base, token)
    }
  }
  return repaired
}

const movable: ReadonlySet<TokenName> = new Set(paletteTokenNames)
const mayMove = (token: TokenName) => movable.has(token)

const misses = (theme: Theme, { tokens, ratio }: Floor, ground: TokenName) =>
  tokens.some((token) => contrast(theme[token], theme[ground]) < ratio)

function roomFor({ tokens, ratio }: Floor, colour: Oklch, base: Theme, ground: TokenName): Oklch {
  const away = base[ground][0] > base[tokens[0] ?? ground][0] ? STEP : -STEP
  return move(colour, away, (moved) => tokens.every((token) => contrast(base[token], moved) >= ratio))
}

function readable({ grounds, ratio }: Floor, theme: Theme, base: Theme, token: TokenName): Oklch {
  const away = base[token][0] > base[grounds[0] ?? token][0] ? STEP : -STEP
  return move(theme[token], away, (moved) =>
    grounds.every((ground) => contrast(moved, theme[ground]) >= ratio),
  )
}

/** Steps of .01 in one direction until it will do; chroma gives way where a screen has none left. */
function move(colour: Oklch, step: number, willDo: (colour: Oklch) => boolean): Oklch {
  const [lightness, chroma, hue] = colour
  let moved = colour
  for (let count = 1; !willDo(moved) && moved[0] !== (step > 0 ? 1 : 0); count++) {
    const next = Math.min(1, Math.max(0, Number((lightness + count * step).toFixed(4))))
    moved = fitToScreen([next, chroma, hue])
  }
  return moved
}
