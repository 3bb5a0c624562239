import type { Operation } from '@borealis/contract/calls.ts'

/**
 * The calls of the extension, by the test file that covers them. `extension.test.ts` checks that the list is complete.
 */
export const extensionTopics = {
  addresses: ['setDefaultAddress'],
  claims: ['createClaim', 'listClaims'],
  eCards: ['listECards', 'markECard', 'revealECard', 'resendECard'],
  emailChange: ['confirmEmail', 'cancelEmailChange'],
  giftCards: ['getRedemption'],
  messages: ['listConsents', 'setConsent', 'getMessagePreferences', 'setMessagePreferences', 'unsubscribe'],
  privacy: [
    'requestExport',
    'getExport',
    'listExports',
    'downloadExport',
    'getDeletion',
    'requestDeletion',
    'cancelDeletion',
  ],
  security: ['getFreeze', 'freezeAccount', 'unfreezeAccount', 'getSecurityLog'],
} as const satisfies Readonly<Record<string, readonly Operation[]>>
