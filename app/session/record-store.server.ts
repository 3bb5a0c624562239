/** What a record is: one of these, each with its own lifetime. */
export type RecordKind =
  | 'session'
  /** The old id of a session that was just rotated; answers for a short while. */
  | 'alias'
  /** Whose provider session it is, by its `sid`; for back-channel logout. */
  | 'provider-session'
  /** The session that a browser's last sign-in started, for other tabs that are still signing in. */
  | 'browser-session'
  /** That a session ended as soon as it had begun, by its id. */
  | 'short-lived'
  /** One sign-in or step-up on its way through the provider. */
  | 'attempt'
  /** An action that waits for a step-up, or its outcome. */
  | 'intent'
  /** A step-up that may be used for one look at an e-card. */
  | 'reveal'
  /** Points from the fingerprint of an order to the intent that holds its idempotency key. */
  | 'intent-index'
  /** A bot-check token that was used, so that it is not accepted again. */
  | 'bot-token'
  /** The balance that a customer saw last, for when the backend is unavailable. */
  | 'balance'

export interface StoredRecord {
  readonly value: string
  /** Grows by one with each update; an update names the version it read. */
  readonly version: number
}

/** One of an owner's, with its id as the store knows it. */
export interface OwnedRecord extends StoredRecord {
  readonly id: string
}

export interface NewRecord {
  readonly kind: RecordKind
  readonly id: string
  readonly value: string
  /** Milliseconds since 1970. Every record ends. */
  readonly expiresAt: number
  /** The customer (`sub`) it belongs to, for sign-out everywhere. Its id then begins with their `place`. */
  readonly owner?: string
}

/** The place at the beginning of an id; empty when it has none. */
export const placeIn = (id: string): string => /^[\w-]{2}~/.exec(id)?.[0] ?? ''

export interface Lock {
  /** False when the lock was lost: its time ran out and somebody else may hold it. */
  renew(ttlMs: number): Promise<boolean>
  release(): Promise<void>
}

/** Records by kind and id. */
export interface Records {
  /**
   * What the ids of an owner's records begin with, so that they lie together and can be changed together. Empty where there is
   * only one place: anywhere but in a cluster.
   */
  place(owner: string): string
  /** False when the id is taken. */
  create(record: NewRecord): Promise<boolean>
  read(kind: RecordKind, id: string): Promise<StoredRecord | undefined>
  /** False when the record is gone or its version is not `version`. */
  update(kind: RecordKind, id: string, version: number, value: string, expiresAt: number): Promise<boolean>
  /**
   * Puts `record` where the one under `id` was (same kind, same place), if that still has `version`: both or neither.
   * False when it is gone or was changed, or when the new id is taken.
   */
  replace(id: string, version: number, record: NewRecord): Promise<boolean>
  remove(kind: RecordKind, id: string): Promise<void>
  /** An owner's living records, the first to end first, as they were at one moment. */
  listByOwner(kind: RecordKind, owner: string): Promise<OwnedRecord[]>
}

/** Locks that end by themselves when their holder dies. */
export interface Locks {
  /** Undefined when somebody else holds it. */
  lock(name: string, ttlMs: number): Promise<Lock | undefined>
}

/** Sliding-window counters, for rate limits. */
export interface HitCounters {
  /**
   * Counts one hit under `key` when fewer than `limit` were counted in the last `windowMs`, and answers 0; else counts
   * nothing and answers how long until there is room, in ms. Of callers at the same time no more than `limit` get in.
   */
  hit(key: string, limit: number, windowMs: number): Promise<number>
  /** Takes the newest hit under `key` back. */
  unhit(key: string): Promise<void>
}

/**
 * Where sessions, attempts and pending actions live. Several processes may share one store, so every change
 * is a compare-and-set: an update never creates, and a stale one is refused. Values arrive sealed
 * (`vault.server.ts`): the store never sees a token.
 */
export interface RecordStore extends Records, Locks, HitCounters {
  /** Throws when the store cannot answer. */
  ping(): Promise<void>
  close(): void
}
