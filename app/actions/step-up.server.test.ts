import { beforeEach, expect, test, vi } from 'vitest'
import { audit } from '#app/edge/audit.server.ts'
import { exchangeCode } from '#app/session/identity.server.ts'
import { UntrustedAnswer } from '#app/session/provider.server.ts'
import { changeSession, rotateSession } from '#app/session/session.server.ts'
import { runIntent, withdrawIntent } from './run-intent.server.ts'
import { finishStepUp } from './step-up.server.ts'

// What a step-up does, and the audit says of it, when something fails or ends before, and after, it is proven.

const intent = {
  handle: 'intent-1',
  sub: 'sub-1',
  locale: 'en-ca',
  pending: { action: 'unfreeze', payload: {} },
  state: { name: 'waiting' },
}
const session = { id: 'session-1', value: { sub: 'sub-1', family: 'family-1' } }
const done = { value: { ...intent, state: { name: 'done', orderNumber: 'B-1' } } }

vi.hoisted(() => Object.assign(process.env, { SANDBOX: '1', LOG_LEVEL: 'silent' }))
vi.mock('#app/edge/audit.server.ts', () => ({ audit: vi.fn() }))
vi.mock('#app/edge/test-instruments.server.ts', () => ({ failpoint: () => undefined }))
vi.mock('#app/edge/log.server.ts', () => ({ log: { warn: () => undefined } }))
vi.mock('#app/edge/request-context.server.ts', () => ({ requestContext: () => ({ locale: 'en-ca' }) }))
vi.mock('#app/session/attempts.server.ts', () => ({
  findAttempt: async () => ({
    value: { intent: 'intent-1', family: 'family-1', locale: 'en-ca', returnTo: '/' },
  }),
  markUsed: async () => true,
}))
vi.mock('#app/session/backend-for.server.ts', () => ({ backendFor: () => ({}) }))
vi.mock('#app/session/identity.server.ts', () => ({
  exchangeCode: vi.fn(),
  isOurIssuer: async () => true,
}))
vi.mock('./outcome-path.server.ts', () => ({ pathAfterOutcome: () => '/success' }))
vi.mock('./intents.server.ts', () => ({ readIntent: async () => ({ value: intent }) }))
vi.mock('./run-intent.server.ts', () => ({
  beginIntent: async () => ({ value: intent }),
  runIntent: vi.fn(),
  withdrawIntent: vi.fn(),
}))
vi.mock('#app/session/session.server.ts', () => ({
  changeSession: vi.fn(),
  currentSession: async () => session,
  rotateSession: vi.fn(),
}))
vi.mock('#app/session/step-up-proof.server.ts', async (original) => ({
  ...(await original<typeof import('#app/session/step-up-proof.server.ts')>()),
  assertSteppedUp: () => undefined,
}))
vi.mock('#app/session/tokens.server.ts', () => ({
  lockFamily: async () => ({}),
  withLock: (_lock: unknown, work: () => unknown) => work(),
}))

const audited = () => vi.mocked(audit).mock.calls.map(([event]) => event)
const callback = new URLSearchParams({ state: 'state-1', code: 'code-1' })

beforeEach(() => {
  vi.clearAllMocks()
  const proven = { sub: 'sub-1', accessToken: 'fresh-1' }
  vi.mocked(exchangeCode).mockResolvedValue(Object(proven))
  vi.mocked(runIntent).mockResolvedValue(Object(done))
  vi.mocked(changeSession).mockResolvedValue(undefined)
  vi.mocked(rotateSession).mockResolvedValue(Object(session))
  vi.mocked(withdrawIntent).mockResolvedValue(undefined)
})

test('a step-up whose answer is proven has passed', async () => {
  const answer = await finishStepUp(callback)
  expect(answer.headers.get('location')).toBe('/success')
  expect(audited()).toEqual(['step-up-passed'])
})

test('a step-up whose answer is not to be believed was refused', async () => {
  vi.mocked(exchangeCode).mockRejectedValue(new UntrustedAnswer('another nonce'))
  await finishStepUp(callback)
  expect(audited()).toEqual(['step-up-refused'])
})

test('a store that fails after the order takes nothing back: the step-up has passed, once', async () => {
  vi.mocked(changeSession).mockRejectedValue(new Error('the store is down'))
  const answer = await finishStepUp(callback)
  expect(answer.headers.get('location')).toBe('/success')
  expect(audited()).toEqual(['step-up-passed'])
})

test('a session that has ended since its callback came sends nothing: the action waits for another step-up', async () => {
  vi.mocked(rotateSession).mockResolvedValue(undefined)
  const answer = await finishStepUp(callback)
  expect(answer.headers.get('location')).toBe('/auth/step-up?intent=intent-1')
  expect(withdrawIntent).toHaveBeenCalledOnce()
  expect(runIntent).not.toHaveBeenCalled()
})
