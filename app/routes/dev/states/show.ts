import { createFileRoute } from '@tanstack/react-router'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { env } from '#app/env.server.ts'
import { createScenario, states } from '#app/features/dev-states/states.server.ts'
import { SCENARIO_COOKIE } from '#app/http/scenario.server.ts'

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
        return new Response(null, {
          status: 303,
          headers: {
            location: safeReturnPath(asked.get('path') ?? '/', env().PUBLIC_ORIGIN),
            'set-cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax`,
            'cache-control': 'no-store',
          },
        })
      },
    },
  },
})
