import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '../../app/backend/contract/values.ts'
import { progressOf, toOrder } from '../loyalty/orders/orders.ts'

/** What the carrier knows of a parcel; it has never seen the order. */
export type ParcelMoment = { label: string; at: string | null; expectedOn: string | null }

/** Latest first, from the hand-over on; none for a number that the carrier has not been handed. */
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

/** Where a parcel can be followed. */
export const parcelUrl = (issuer: string, number: string, language: Language): string =>
  `${issuer}/parcel?${new URLSearchParams({ number, lang: language })}`
