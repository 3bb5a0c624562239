import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@borealis/contract/values.ts'
import { progressOf, toOrder } from '../loyalty/orders/orders.ts'

/** What the carrier knows of a parcel, which is not the order. */
export type ParcelMoment = { label: string; at: string | null; expectedOn: string | null }

/** Events from the hand-over on, latest first; empty for an unknown number. */
export function parcelMoments(
  db: DatabaseSync,
  number: string,
  now: number,
  language: Language,
): ParcelMoment[] {
  const row = db.prepare('SELECT * FROM orders WHERE tracking_number = ?').get(number)
  if (!row) return []
  const { timeline, tracking } = progressOf(toOrder(row), now, language)
  if (tracking === null) return []
  const handOver = timeline.findIndex(({ code }) => code === 'shipped')
  return timeline
    .slice(handOver)
    .map(({ label, at, expectedOn }) => ({ label, at, expectedOn }))
    .toReversed()
}

/** URL of the tracking page. */
export const parcelUrl = (issuer: string, number: string, language: Language): string =>
  `${issuer}/parcel?${new URLSearchParams({ number, lang: language })}`
