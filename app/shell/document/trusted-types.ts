import { MEMBER_CARD_WORKER } from '#app/domain/offline-member-card.ts'

/**
 * The only Trusted Types policy of the site. React and the router insert text, not markup: they need no more than the empty
 * script element that React creates before it fills it, and the URL of the member card's worker. Any other markup is
 * refused.
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

/** Matches an empty script element, written so that this source does not contain one when it is inlined in HTML. */
const EMPTY_SCRIPT = /^<(script)><\/\1>$/

// The policy can be created once; on the card's page an inline script may have done so before the application.
if (!window.trustedTypes?.defaultPolicy) {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (value) => (EMPTY_SCRIPT.test(value) || !value.includes('<') ? value : null),
    createScriptURL: (value) => (value === MEMBER_CARD_WORKER ? value : null),
  })
}
