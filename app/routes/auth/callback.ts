import { createFileRoute } from '@tanstack/react-router'
import { finishSignIn } from '#app/session/sign-in.server.ts'

export const Route = createFileRoute('/auth/callback')({
  server: {
    handlers: {
      GET: ({ request }) => finishSignIn(new URL(request.url).searchParams),
    },
  },
})
