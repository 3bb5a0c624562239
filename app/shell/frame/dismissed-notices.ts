import { keepStored, readStored } from '#app/domain/browser-parts.ts'
import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/** Keys of the announcements dismissed in this browser. */
export const dismissedNotices = (): string[] => readDismissed(readStored('localStorage', DISMISSED))

/** Adds a key and returns all of them. The return value is correct for this page even where storage is unavailable. */
export function dismissNotice(key: string): string[] {
  const dismissed = addDismissed(readStored('localStorage', DISMISSED), key)
  keepStored('localStorage', DISMISSED, dismissed)
  return readDismissed(dismissed)
}
