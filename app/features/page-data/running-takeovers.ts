import type { PageData, Takeover } from '@borealis/contract/page-data.ts'

const DAY_MS = 86_400_000

/**
 * Page data without what no page shows now: takeovers of other days, and all palettes. A page asks for the colours of the
 * one takeover that it wears.
 * A day is left on both sides: where the day is depends on the member's time zone, and a page may stay open.
 * @param now milliseconds since 1970
 */
export function withRunningTakeovers<Data extends Pick<PageData, 'takeovers' | 'palettes'>>(
  data: Data,
  now: number,
): Omit<Data, 'palettes'> {
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10)
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10)
  const isNear = ({ startDate, endDate }: Takeover) => startDate <= tomorrow && yesterday <= endDate
  const { palettes, ...others } = data
  return { ...others, takeovers: data.takeovers.filter(isNear) }
}
