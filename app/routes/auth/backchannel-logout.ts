import { createFileRoute } from '@tanstack/react-router'
import { backChannelLogout } from '#app/session/back-channel-logout.server.ts'
import { formOf } from '#app/shell/forms/posted-form.ts'

export const Route = createFileRoute('/auth/backchannel-logout')({
  server: {
    handlers: {
      POST: async ({ request }) => backChannelLogout(await formOf(request)),
    },
  },
})
