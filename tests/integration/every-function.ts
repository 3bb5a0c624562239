import { daysAgo } from '../support/days-ago.ts'

/** What a function is called with to reach the backend, where the row of the access table ends before it. */
export const reaching: Readonly<Record<string, unknown>> = {
  confirmEmail: { token: 'a-token-of-some-length' },
  unsubscribe: { token: 'a-token-of-some-length' },
  updateProfile: { section: 'phone', values: { phone: '' } },
  createClaim: {
    key: crypto.randomUUID(),
    partnerCode: 'maple-books',
    occurredOn: daysAgo(30),
    amount: '42.50',
    receiptNumber: '',
    comment: '',
  },
}

/** Functions that call no backend, or do without it, with the cell that they answer then. */
export const withoutBackend: Readonly<Record<string, string>> = {
  createBotChallenge: '200',
  dismissAnnouncement: '200',
  endSessions: '200',
  getAuthState: '200',
  getConsentChoice: '200',
  getLastKnownBalance: 'null',
  // The browser's own choice where the profile cannot be read.
  getVisitorProvince: '200',
  getServerTime: '200',
  getSessions: '200',
  saveConsent: 'null',
  saveVisitorProvince: 'null',
  // A pending action that belongs to nobody is looked up in our own store.
  getOrderProgress: '404',
  getPendingStepUp: 'null',
  getReturnedAction: 'null',
  revealECard: '200',
  // Nothing leaves before the code check.
  prepareAddress: '200',
  prepareClosing: '200',
  prepareUnfreeze: '200',
}

const always = (answer: unknown) => ({
  refuses: answer,
  fails: answer,
  'cuts the line': answer,
  'takes too long': answer,
})

/** What a function answers in place of an error, by what the backend does. */
export const answersItself: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  confirmEmail: always('failed'),
  unsubscribe: always('failed'),
  createClaim: { refuses: { ok: false, errors: { form: 'Somebody was faster.' } } },
  redeemPin: {
    refuses: { ok: false, code: 'CONFLICT', detail: 'Somebody was faster.' },
    // The backend judges the proof before it takes its time; with a good one it is tried in `account-failures.test.ts`.
    'takes too long': { ok: false, code: 'BOT_CHECK_FAILED', detail: null },
  },
}
