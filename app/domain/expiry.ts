import { daysBetween } from './dates.ts'

/** How early a member is told that points lapse; what a programme does not say is sixty and thirty days. */
export type ExpiryPolicy = { readonly noticeDays: number; readonly urgentDays: number }

const usual: ExpiryPolicy = { noticeDays: 60, urgentDays: 30 }

export type ExpiryNotice = 'none' | 'notice' | 'urgent'

/**
 * Whether the lapse of points has to be told today.
 * @param expiresOn `YYYY-MM-DD`, the last day on which the points are good; null when none ever lapse
 */
export function expiryNotice(
  points: number,
  expiresOn: string | null,
  today: string,
  { noticeDays, urgentDays }: ExpiryPolicy = usual,
): ExpiryNotice {
  if (points <= 0 || expiresOn === null) return 'none'
  const left = daysBetween(today, expiresOn)
  if (left < 0 || left > noticeDays) return 'none'
  return left < urgentDays ? 'urgent' : 'notice'
}
