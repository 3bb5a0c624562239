import type { NewNotification, Notification } from './notification.ts'

/** A notice that was raised, and when: ISO 8601. */
export type PastNotice = Pick<Notification, 'id' | 'status' | 'message'> & { readonly at: string }

/** How many notices of a visit are kept to be read again. */
const MAX_PAST = 30

/** The notices of this visit with one more, newest first. They are gone with the document, as at a sign-out. */
export function withPastNotice(
  past: readonly PastNotice[],
  { status, message }: NewNotification,
  { id, at }: Pick<PastNotice, 'id' | 'at'>,
): readonly PastNotice[] {
  return [{ id, status, message, at }, ...past].slice(0, MAX_PAST)
}
