import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'

/** Notices of the programme, newest first, with the archive. */
export const listAnnouncements = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.content.announcements())
