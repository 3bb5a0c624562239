import { createFileRoute } from '@tanstack/react-router'
import { goHome, signOut } from '#app/session/sign-out.server.ts'

export const Route = createFileRoute('/auth/sign-out')({
  server: {
    handlers: {
      // Opened by hand: back to the home page.
      GET: () => goHome(),
      // Only by POST: a link, a picture or a prefetch must not sign anybody out.
      POST: () => signOut(),
    },
  },
})
