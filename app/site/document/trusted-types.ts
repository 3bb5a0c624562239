import { MEMBER_CARD_WORKER } from '#app/domain/offline-member-card.ts'

/**
 * The one Trusted Types policy of the site. React and the router write text, not markup: all they need is the empty
 * script element that React makes before it fills it, and the address of the member card's worker. Anything else that
 * looks like markup is refused.
 */
interface TrustedTypesFactory {
  readonly defaultPolicy: unknown
  createPolicy(
    name: 'default',
    rules: { createHTML(value: string): string | null; createScriptURL(value: string): string | null },
  ): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory
  }
}

/** An empty script element, said so that it is none where this is part of an element itself. */
const EMPTY_SCRIPT = /^<(script)><\/\1>$/

// It may be made once; on the card's page a script was there before the application.
if (!window.trustedTypes?.defaultPolicy) {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (value) => (EMPTY_SCRIPT.test(value) || !value.includes('<') ? value : null),
    createScriptURL: (value) => (value === MEMBER_CARD_WORKER ? value : null),
  })
}
