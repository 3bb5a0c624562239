import type { Call } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { problemAnswer, responseOf } from '@borealis/contract/serving/answer.ts'
import { createTokenCheck } from '@borealis/contract/serving/bearer.ts'
import { routeOf } from '@borealis/contract/serving/call.ts'
import { languageOf } from '@borealis/contract/serving/incoming.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createCallLog } from '../control/call-log.ts'
import { controlRoutes } from '../control/control-routes.ts'
import { createScenarios } from '../control/scenarios.ts'
import { pictureRoutes } from '../seed/pictures.ts'
import { failpoint } from '../store/failpoint.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { tagRoutes } from '../tags/tag-routes.ts'
import { handlersOf } from './handlers.ts'
import { botCheckRoutes } from './http/bot-check.ts'
import type { Handler } from './http/call.ts'
import { createPipeline } from './http/pipeline.ts'
import { CutConnection } from './http/scenario-answer.ts'
import { tokenRules } from './http/token-rules.ts'
import { createLoyalty } from './loyalty.ts'
import { releaseAbandonedKeys } from './redeem/idempotency.ts'
import { seedOnce } from './seeding/seed.ts'

type LoyaltyApp = Hono<{ Bindings: HttpBindings }>

/**
 * Seeds a new database and creates the request listener: the loyalty backend, `/media`, `/control` and a tag manager.
 */
export function createLoyaltyServer(deps: SandboxDeps) {
  const loyalty = createLoyalty(deps)
  seedOnce(loyalty)
  releaseAbandonedKeys(deps.db)
  const scenarios = createScenarios(deps.db)
  const callLog = createCallLog(deps.db)
  const tokens = createTokenCheck({ ...tokenRules, issuer: deps.issuer, jwksUrl: `${deps.issuer}/jwks` })
  const run = createPipeline({ loyalty, tokens, scenarios, callLog })
  const app: LoyaltyApp = new Hono()

  const mount = <O extends Operation>(operation: O, handler: Handler<O>) => {
    const call: Call = calls[operation]
    app.on(call.method, routeOf(call), async (context) => {
      try {
        const incoming = { request: context.req.raw, params: context.req.param() }
        const answer = await run(operation, handler, incoming)
        if (call.headers?.includes('Idempotency-Key')) failpoint('order:answering')
        return responseOf(answer, context.req.header('if-none-match'))
      } catch (error) {
        if (!(error instanceof CutConnection)) throw error
        context.env.outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    })
  }
  const handlers = handlersOf(loyalty)
  for (const operation of Object.keys(handlers)) mountAny(operation)

  app.route('/', pictureRoutes())
  app.route('/', botCheckRoutes(deps))
  app.route('/', tagRoutes())
  app.route('/control', controlRoutes({ loyalty, scenarios, callLog }))
  app.notFound((context) => {
    const language = languageOf(context.req.header('accept-language') ?? null)
    const correlationId = context.req.header('correlationId') ?? 'none'
    const { status, body, headers } = problemAnswer(
      new Refusal('NOT_FOUND'),
      { language, correlationId },
      tokenRules,
    )
    return new Response(body, { status, headers })
  })
  return getRequestListener(app.fetch)

  function mountAny(name: string): void {
    // The keys of the table are operations, each with a handler of matching types.
    const operation = name as Operation
    const handler = handlers[operation]
    if (handler) mount(operation, handler as Handler<Operation>)
  }
}
