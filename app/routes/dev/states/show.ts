import { createFileRoute } from '@tanstack/react-router'
import { requestContext } from '#app/edge/request-context.server.ts'
import { SCENARIO_COOKIE } from '#app/edge/test-instruments.server.ts'
import { env } from '#app/env.server.ts'
import { draftFor, screenPath, showWithDraft } from '#app/features/dev-states/screens.server.ts'
import { createScenario, states } from '#app/features/dev-states/states.server.ts'
import { JOIN_DRAFT } from '#app/features/registration/use-join.ts'

export const Route = createFileRoute('/dev/states/show')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        if (!env().SANDBOX) return new Response(null, { status: 404 })
        const asked = new URL(request.url).searchParams
        const scenario = states.find(({ name }) => name === asked.get('state'))?.scenario
        const cookie = scenario
          ? `${SCENARIO_COOKIE}=${await createScenario(scenario)}`
          : `${SCENARIO_COOKIE}=; Max-Age=0`
        const path = screenPath(asked.get('path'))
        const headers = {
          'set-cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax`,
          'cache-control': 'no-store',
        }
        const draft = draftFor(path)
        if (!draft) return new Response(null, { status: 303, headers: { ...headers, location: path } })
        return new Response(showWithDraft(path, { key: JOIN_DRAFT, draft, nonce: requestContext().nonce }), {
          headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        })
      },
    },
  },
})
