import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/** Keys of the announcements that were dismissed in this browser. */
export const dismissedNotices = (): string[] => readDismissed(localStorage.getItem(DISMISSED))

/** Remembers one more that was closed; answers all of them. */
export function dismissNotice(key: string): string[] {
  localStorage.setItem(DISMISSED, addDismissed(localStorage.getItem(DISMISSED), key))
  return dismissedNotices()
}
