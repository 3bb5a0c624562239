import type { ServiceName } from './services.ts'

/** The calls that ask whether a person sends them (spec §1). A token is for one of them and for nothing else. */
export const botActions = ['validateEmail', 'createCustomer', 'redeemPromotionPin'] as const
export type BotAction = (typeof botActions)[number]

/** What a page needs to find a token for one action: work to do, or a provider's widget to ask. */
export type BotChallenge =
  /** The sandbox issues a token to anybody. */
  { readonly kind: 'sandbox'; readonly token: string } | AltchaChallenge | WidgetChallenge

/** A provider's own script asks; `scriptUrl` is where it comes from. */
export interface WidgetChallenge {
  readonly kind: ServiceName
  readonly siteKey: string
  readonly scriptUrl: string
}

/** Which number from 0 to `maxNumber`, written behind `salt`, has this SHA-256? Finding it costs a moment of computing. */
export interface AltchaChallenge {
  readonly kind: 'altcha'
  /** Hexadecimal. */
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  readonly maxNumber: number
}
