import { createFileRoute } from '@tanstack/react-router'
import { goHome, signOut } from '#app/session/sign-out.server.ts'

export const Route = createFileRoute('/auth/sign-out')({
  server: {
    handlers: {
      // A GET, such as a typed URL, only leads home: a link, an image or a prefetch must not sign anybody out.
      GET: () => goHome(),
      POST: () => signOut(),
    },
  },
})
