import type { BotAction, BotChallenge } from './bot-check.ts'

/** A verified token: the name by which a reuse is recognised, and until when it could be reused. */
export interface Proof {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** One way to tell people from programs. Both calls throw when the provider cannot answer: that is never a yes. */
export interface BotCheck {
  challenge(action: BotAction): Promise<BotChallenge>
  /** Null for a token that is forged, too old, or for another action or site. Single use is the caller's part. */
  verify(token: string, action: BotAction): Promise<Proof | null>
}
