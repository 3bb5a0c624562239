import type {
  ClaimBody,
  ConsentBody,
  ECardBody,
  EmailConfirmationBody,
  MessagePreferencesBody,
  UnsubscribeBody,
} from '@borealis/contract/me.ts'
import type { IdempotencyOptions, Send } from './call-input.ts'
import { withLeftOut } from './read-answer.ts'

/** The extension group. A backend without a call answers 404; page data's featureFlags say so beforehand. */
export const me = (send: Send) => ({
  /** The status of a redemption whose response was lost. Needs no step-up. */
  redemption: (idempotencyKey: string) => send('getRedemption', { params: { idempotencyKey } }),
  consents: () => send('listConsents', {}),
  setConsent: (body: ConsentBody) => send('setConsent', { body }),
  messagePreferences: () => send('getMessagePreferences', {}),
  setMessagePreferences: (body: MessagePreferencesBody) => send('setMessagePreferences', { body }),
  freeze: () => send('getFreeze', {}),
  freezeAccount: () => send('freezeAccount', {}),
  /** Needs the step-up token. */
  unfreezeAccount: () => send('unfreezeAccount', {}),
  securityLog: () => send('getSecurityLog', {}),
  confirmEmail: (body: EmailConfirmationBody) => send('confirmEmail', { body }),
  cancelEmailChange: () => send('cancelEmailChange', {}),
  requestExport: () => send('requestExport', {}),
  /** Newest first. */
  exports: () => send('listExports', {}),
  downloadExport: (exportId: string) => send('downloadExport', { params: { exportId } }),
  deletion: () => send('getDeletion', {}),
  /** Needs the step-up token. */
  requestDeletion: () => send('requestDeletion', {}),
  cancelDeletion: () => send('cancelDeletion', {}),
  eCards: () => send('listECards', {}),
  markECard: (cardId: string, body: ECardBody) => send('markECard', { params: { cardId }, body }),
  /** Needs the step-up token. */
  revealECard: (cardId: string) => send('revealECard', { params: { cardId } }),
  resendECard: (cardId: string) => send('resendECard', { params: { cardId } }),
  setDefaultAddress: async (uniqueId: string) =>
    withLeftOut(await send('setDefaultAddress', { body: { uniqueId } }), 'addresses'),
  unsubscribe: (body: UnsubscribeBody) => send('unsubscribe', { body }),
  createClaim: (body: ClaimBody, once: IdempotencyOptions) => send('createClaim', { body, ...once }),
  claims: () => send('listClaims', {}),
})
