import type { DataLayerEvent } from './events.ts'
import { isMeasured } from './is-measured.ts'

/**
 * Says that something happened, if visits may be measured; else nothing is kept, loaded or sent. The part that sends is
 * loaded with the first event that may leave.
 */
export function track(...events: DataLayerEvent[]): void {
  if (events.length > 0 && isMeasured()) withSender(({ send }) => send(events))
}

type Sender = typeof import('./tag-frame.ts')

/** A customer need not know that analytics could not be loaded. */
export const withSender = (work: (sender: Sender) => Promise<void>): void =>
  void import('./tag-frame.ts').then(work).catch(() => undefined)
