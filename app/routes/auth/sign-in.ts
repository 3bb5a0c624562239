import { createFileRoute } from '@tanstack/react-router'
import { beginSignIn } from '#app/session/sign-in.server.ts'

export const Route = createFileRoute('/auth/sign-in')({
  server: {
    handlers: {
      GET: ({ request }) => beginSignIn(new URL(request.url).searchParams.get('returnTo')),
    },
  },
})
