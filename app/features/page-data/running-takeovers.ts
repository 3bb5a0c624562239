import { paletteVariables } from '@borealis/design-system/palette'
import type { PageData, Takeover } from '#app/backend/contract/page-data.ts'

const DAY_MS = 86_400_000

/** A takeover with its palette as the text of a style element; empty when it has none. */
interface RunningTakeover extends Takeover {
  readonly css: string
}

/** The palettes of every brand stay on the server. */
interface Reduced extends Omit<PageData, 'palettes' | 'takeovers'> {
  readonly takeovers: readonly RunningTakeover[]
}

/**
 * Page data without what no page shows now: takeovers of other days, and palettes, which are half of its weight.
 * A day is left on both sides: where the day is depends on the member's time zone, and a page may stay open.
 * @param now milliseconds since 1970
 */
export function withRunningTakeovers({ palettes, takeovers, ...rest }: PageData, now: number): Reduced {
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10)
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10)
  const isNear = ({ startDate, endDate }: Takeover) => startDate <= tomorrow && yesterday <= endDate
  return {
    ...rest,
    takeovers: takeovers.filter(isNear).map((takeover) => {
      const palette = palettes.find(({ brandCode }) => brandCode === takeover.brandCode)
      return { ...takeover, css: palette ? paletteVariables(palette) : '' }
    }),
  }
}
