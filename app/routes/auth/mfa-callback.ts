import { createFileRoute } from '@tanstack/react-router'
import { finishStepUp } from '#app/actions/step-up.server.ts'

export const Route = createFileRoute('/auth/mfa-callback')({
  server: {
    handlers: {
      GET: ({ request }) => finishStepUp(new URL(request.url).searchParams),
    },
  },
})
