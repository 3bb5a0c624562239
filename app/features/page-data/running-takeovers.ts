import { paletteVariables } from '@borealis/design-system/palette'
import type { PageData, Takeover } from '#app/backend/contract/page-data.ts'

const DAY_MS = 86_400_000

/** A brand's colours as the text of a style sheet, made readable: no browser loads what guards them. */
export type Dress = { readonly brandCode: string; readonly css: string }

type Dressed<Data> = Omit<Data, 'palettes'> & {
  /** Absent from a server of the release before this was. */
  readonly dresses?: readonly Dress[]
  /** Empty: a page that was loaded from that release looks for them here. */
  readonly palettes: readonly never[]
}

/**
 * Page data without what no page shows now: takeovers of other days, and the palettes of other brands.
 * A day is left on both sides: where the day is depends on the member's time zone, and a page may stay open.
 * @param now milliseconds since 1970
 */
export function withRunningTakeovers<Data extends Pick<PageData, 'takeovers' | 'palettes'>>(
  data: Data,
  now: number,
): Dressed<Data> {
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10)
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10)
  const isNear = ({ startDate, endDate }: Takeover) => startDate <= tomorrow && yesterday <= endDate
  const takeovers = data.takeovers.filter(isNear)
  const brands = new Set(takeovers.map(({ brandCode }) => brandCode))
  const dresses = data.palettes
    .filter(({ brandCode }) => brands.has(brandCode))
    .map((palette) => ({ brandCode: palette.brandCode, css: paletteVariables(palette) }))
  return { ...data, takeovers, dresses, palettes: [] }
}
