import { paletteVariables } from '@borealis/design-system/palette'
import type { PageData, Takeover } from '#app/backend/contract/page-data.ts'

const DAY_MS = 86_400_000

/** A brand's colours as the text of a style sheet, with contrast made sure of: the browser loads no code for it. */
type TakeoverStyle = { readonly brandCode: string; readonly css: string }

type WithRunningTakeovers<Data> = Omit<Data, 'palettes'> & {
  /** Absent where a server of another release answers, while one replaces the other. */
  readonly takeoverStyles?: readonly TakeoverStyle[]
}

/**
 * Page data without what no page shows now: takeovers of other days, and palettes but for the styles of those that run.
 * A day is left on both sides: where the day is depends on the member's time zone, and a page may stay open.
 * @param now milliseconds since 1970
 */
export function withRunningTakeovers<Data extends Pick<PageData, 'takeovers' | 'palettes'>>(
  data: Data,
  now: number,
): WithRunningTakeovers<Data> {
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10)
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10)
  const isNear = ({ startDate, endDate }: Takeover) => startDate <= tomorrow && yesterday <= endDate
  const { palettes, ...others } = data
  const takeovers = data.takeovers.filter(isNear)
  const brands = new Set(takeovers.map(({ brandCode }) => brandCode))
  const takeoverStyles = palettes
    .filter(({ brandCode }) => brands.has(brandCode))
    .map((palette) => ({ brandCode: palette.brandCode, css: paletteVariables(palette) }))
  return { ...others, takeovers, takeoverStyles }
}
