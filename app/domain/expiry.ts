import { daysBetween } from './dates.ts'

/** How many days before points lapse a member sees a notice, and an urgent one. */
export type ExpiryPolicy = { readonly noticeDays: number; readonly urgentDays: number }

/** Where the programme sets no other. */
const defaultPolicy: ExpiryPolicy = { noticeDays: 60, urgentDays: 30 }

export type ExpiryNotice = 'none' | 'notice' | 'urgent'

/**
 * Which notice about lapsing points is due today.
 * @param expiresOn `YYYY-MM-DD`, the last day on which the points are good; null when none ever lapse
 */
export function expiryNotice(
  points: number,
  expiresOn: string | null,
  today: string,
  { noticeDays, urgentDays }: ExpiryPolicy = defaultPolicy,
): ExpiryNotice {
  if (points <= 0 || expiresOn === null) return 'none'
  const left = daysBetween(today, expiresOn)
  if (left < 0 || left > noticeDays) return 'none'
  return left < urgentDays ? 'urgent' : 'notice'
}
