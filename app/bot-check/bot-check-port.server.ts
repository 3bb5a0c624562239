import type { BotAction, BotChallenge } from './bot-check.ts'

/** A token that proved a person: what names it wherever it comes again, and until when it could. */
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
