import type { NewNotification, Notification } from './notification.ts'

/** A notice that was raised, and when: ISO 8601. */
export type SaidNotice = Pick<Notification, 'id' | 'status' | 'message'> & { readonly at: string }

/** More of a visit's notices than these nobody reads again. */
const MOST_KEPT = 30

/** The notices of this visit with one more, newest first. They are gone with the document, as at a sign-out. */
export function withSaid(
  said: readonly SaidNotice[],
  { status, message }: NewNotification,
  { id, at }: Pick<SaidNotice, 'id' | 'at'>,
): readonly SaidNotice[] {
  return [{ id, status, message, at }, ...said].slice(0, MOST_KEPT)
}
