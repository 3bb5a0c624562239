import { createFileRoute } from '@tanstack/react-router'
import { goHome, signOut } from '#app/session/sign-out.server.ts'
import { postingPage } from '#app/shell/document/standalone-pages.server.tsx'

export const Route = createFileRoute('/auth/sign-out')({
  server: {
    handlers: {
      // A GET, such as a typed URL, only leads home: a link, an image or a prefetch must not sign anybody out.
      GET: () => goHome(),
      POST: async () => {
        const next = await signOut()
        return next instanceof Response ? next : postingPage(next)
      },
    },
  },
})
