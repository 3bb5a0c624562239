import { createFileRoute } from '@tanstack/react-router'
import { signOut } from '#app/session/sign-in.server.ts'

export const Route = createFileRoute('/auth/sign-out')({
  server: {
    handlers: {
      // Only by POST: a link, a picture or a prefetch must not sign anybody out.
      POST: () => signOut(),
    },
  },
})
