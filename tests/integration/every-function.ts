import { daysAgo } from '../support/samples.ts'

/** Arguments with which a function reaches the backend, where those of the access table do not. */
export const reaching: Readonly<Record<string, unknown>> = {
  confirmEmail: { token: 'a-token-of-some-length' },
  unsubscribe: { token: 'a-token-of-some-length' },
  updateProfile: { section: 'name', values: { firstName: 'Noor', lastName: 'Roy' } },
  createClaim: {
    key: crypto.randomUUID(),
    partnerCode: 'maple-books',
    occurredOn: daysAgo(30),
    amount: '42.50',
    receiptNumber: '',
    comment: '',
  },
}

/** Functions that succeed without the backend, with their cell of the access table. */
export const withoutBackend: Readonly<Record<string, string>> = {
  createBotChallenge: '200',
  dismissAnnouncement: '200',
  endSessions: '200',
  getAuthState: '200',
  getConsentChoice: '200',
  getLastKnownBalance: 'null',
  // The browser's own choice, when the profile cannot be read.
  getVisitorProvince: '200',
  getServerTime: '200',
  getSessions: '200',
  saveConsent: 'null',
  saveVisitorProvince: 'null',
  // A pending action of nobody is looked up in the site's own store.
  getOrderProgress: '404',
  confirmOrderMissing: 'null',
  getPendingStepUp: 'null',
  getReturnedAction: 'null',
  revealECard: '200',
  // Nothing is sent before the step-up.
  prepareAddress: '200',
  prepareClosing: '200',
  prepareUnfreeze: '200',
}

const always = (answer: unknown) => ({
  refuses: answer,
  fails: answer,
  'drops the connection': answer,
  'takes too long': answer,
})

/** What a function returns instead of an error, by the backend's failure. */
export const answersItself: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  confirmEmail: always('failed'),
  unsubscribe: always('failed'),
  createClaim: { refuses: { ok: false, errors: { form: 'Somebody was faster.' } } },
  redeemPin: {
    refuses: { ok: false, code: 'CONFLICT', detail: 'Somebody was faster.' },
    // The backend checks the proof before it delays; `pin.test.ts` tests the delay with a valid one.
    'takes too long': { ok: false, code: 'BOT_CHECK_FAILED', detail: null },
  },
}
