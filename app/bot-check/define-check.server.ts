import type { z } from 'zod'
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

/** What every check may know of the environment, beside its own variables. */
interface Surroundings {
  readonly SANDBOX: boolean
  readonly PUBLIC_ORIGIN: string
  readonly BACKEND_URL: string
  readonly BOT_CHECK_VERIFIER: 'backend' | 'site'
  /** Replace the provider's usual addresses. */
  readonly BOT_CHECK_SCRIPT_URL?: string | undefined
  readonly BOT_CHECK_VERIFY_URL?: string | undefined
}

type Read<Variables extends z.ZodRawShape> = Surroundings & {
  readonly [Name in keyof Variables]: z.output<Variables[Name]>
}

interface CheckKind<Variables extends z.ZodRawShape> {
  /** Its variables in the environment. Each has a default, because another check may be the chosen one. */
  readonly variables: Variables
  /** What is wrong with the environment when this check is chosen: a line that begins with the variable to change. */
  problem(env: Read<Variables>): string | undefined
  /**
   * What the content security policy of every page names for a provider's widget: its script, its frame, its calls. A
   * check that the site makes itself needs nothing.
   */
  sources?(env: Read<Variables>): string
  start(env: Read<Variables>): BotCheck
}

/** A value of `BOT_CHECK`: a row of `services.ts`, or a file here and its entry in `checks.server.ts`. */
export const defineCheck = <Variables extends z.ZodRawShape>(kind: CheckKind<Variables>) => kind
