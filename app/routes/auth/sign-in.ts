import { createFileRoute } from '@tanstack/react-router'
import { beginSignIn } from '#app/session/sign-in.server.ts'

export const Route = createFileRoute('/auth/sign-in')({
  server: {
    handlers: {
      GET: ({ request }) => {
        const { searchParams } = new URL(request.url)
        return beginSignIn({
          returnTo: searchParams.get('returnTo'),
          loginHint: searchParams.get('loginHint'),
          isRenewal: searchParams.has('renew'),
        })
      },
    },
  },
})
