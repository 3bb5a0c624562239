import { keepStored, readStored } from '#app/domain/browser-storage.ts'
import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/** Keys of the announcements that were dismissed in this browser. */
export const dismissedNotices = (): string[] => readDismissed(readStored('localStorage', DISMISSED))

/** Remembers one more, and returns all of them: for this page even where the browser keeps nothing. */
export function dismissNotice(key: string): string[] {
  const dismissed = addDismissed(readStored('localStorage', DISMISSED), key)
  keepStored('localStorage', DISMISSED, dismissed)
  return readDismissed(dismissed)
}
