import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, vi } from 'vitest'
import { listenLocally } from '../../../tests/support/listen-locally.ts'
import type { IntentRecord, NewIntent } from '../intents.server.ts'
import type { PendingAction } from '../registry.ts'

export type Reply = { status: number; body?: unknown }
type Seen = { method: string; url: string; key: string | undefined; hadStepUp: boolean; body: string }

export const problem = (code: string, status: number, detail = 'Because.'): Reply & { body: object } => ({
  status,
  body: { type: 'about:blank', title: 'No', status, detail, code, correlationId: 'req-7' },
})

export const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-25', points: 2_500, qty: 1 }
export const order: PendingAction = { action: 'save_giftcard_order', payload: { lines: [line] } }

/**
 * What runs pending actions, over a store of its own and a backend that answers as the test says (`reply`), for all tests
 * of a file. The environment is read once, so it is set before anything of the session is loaded.
 */
export async function startIntentTrial() {
  const directory = mkdtempSync(join(tmpdir(), 'borealis-intents-'))
  Object.assign(process.env, {
    SANDBOX: '1',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    BACKEND_TIMEOUT_MS: '1000',
  })
  const { createBackend } = await import('#app/backend/backend.server.ts')
  const { createUpstream } = await import('#app/edge/upstream.server.ts')
  const { log } = await import('#app/edge/log.server.ts')
  const { createRequestContext, runInRequest } = await import('#app/edge/request-context.server.ts')
  const intents = await import('../intents.server.ts')
  const { beginIntent, runIntent } = await import('../run-intent.server.ts')
  const { settleIntent } = await import('../settle-intent.server.ts')
  const { recordStore } = await import('#app/session/store.server.ts')

  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      seen.push({
        method,
        url,
        key: headers['idempotency-key']?.toString(),
        hadStepUp: 'step-up' in headers,
        body,
      })
      const { status, body: answer } = trial.replies.find(([path]) => url.includes(path))?.[1] ?? trial.reply
      const type = status < 400 ? 'application/json' : 'application/problem+json'
      response.writeHead(status, { 'content-type': type })
      response.end(answer === undefined ? '' : JSON.stringify(answer))
    })
  })
  const backendAt = (baseUrl: string, failuresToOpen: number) =>
    createBackend({
      config: {
        baseUrl,
        timeoutMs: 1_000,
        stepUpHeader: 'step-up',
        upstream: createUpstream({
          isFault: () => true,
          onState: () => {},
          limits: { minCalls: failuresToOpen },
        }),
      },
      credentials: { access: () => trial.renew(), secondary: async () => 'b', stepUp: 'c' },
      locale: 'en-ca',
      correlationId: 'c',
      hostIp: '127.0.0.1',
      scenario: undefined,
      log,
    })
  const url = await listenLocally(server)
  /** As a callback does: who does not begin it finds what the first has reached. */
  const beginAndRun = async (record: IntentRecord, at: typeof backend) => {
    const begun = await beginIntent(record)
    return begun ? runIntent(begun, at) : ((await intents.readIntent(record.value.handle)) ?? record)
  }
  const backend = backendAt(url, 100)
  const nobody = backendAt('http://127.0.0.1:1', 1)

  const failing: Reply = { status: 500 }
  let customers = 0
  let auditedBefore = 0
  const trial = {
    /** What the backend answers from now on. */
    reply: failing,
    /** What it answers to calls whose URL has this in it, before `reply`; until the end of the test. */
    replies: [] as (readonly [path: string, Reply])[],
    /** The access token, however long it takes to renew. */
    renew: async (): Promise<string> => 'a',
    /** What it was asked. */
    seen,
    log,
    intents,
    run: (record: IntentRecord) => beginAndRun(record, backend),
    /** The same with a backend that refuses connections: the first call opens the breaker, and the next is not sent. */
    runAtNobody: (record: IntentRecord) => beginAndRun(record, nobody),
    begin: beginIntent,
    /** Runs what was begun before, as a request that has no token yet. */
    runBegun: (begun: IntentRecord) => runIntent(begun, backendAt(url, 100)),
    settle: (record: IntentRecord) => settleIntent(record, backend),
    recordStore: recordStore(),
    /** The security events of the running test so far, as `kind action`; each is returned once. */
    audited(): string[] {
      const folder = join(directory, 'audit')
      if (!existsSync(folder)) return []
      const events = readdirSync(folder)
        .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
        .map((text) => JSON.parse(text))
        .map(({ event }) => `${event.kind} ${event.detail}`)
      const fresh = events.slice(auditedBefore)
      auditedBefore = events.length
      return fresh
    },
    /** A pending action of a new customer, unless `more` says whose. */
    async open(pending: PendingAction, more: Partial<NewIntent> = {}): Promise<IntentRecord> {
      customers += 1
      const hint = () => ({ title: 'A title', detail: 'A detail' })
      const asked = { sub: `cus_${customers}`, pending, hint, locale: 'en-ca', resumePath: '/there' } as const
      const request = new Request('http://localhost:3000/')
      const from = { locale: asked.locale, clientIp: '127.0.0.1', isShared: false }
      const context = createRequestContext({ ...from, request, url: new URL(request.url) })
      return runInRequest(context, () => intents.openIntent({ ...asked, ...more }))
    },
  }
  afterEach(() => {
    vi.restoreAllMocks()
    seen.length = 0
    trial.replies.length = 0
    trial.audited()
  })
  afterAll(() => {
    server.close()
    recordStore().close()
    rmSync(directory, { recursive: true })
  })
  return trial
}
