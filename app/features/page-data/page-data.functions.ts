import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { withRunningTakeovers } from './running-takeovers.ts'

/** What every page may need, in the page's language (spec §3, global page data). */
export const getPageData = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => withRunningTakeovers(await context.backend.content.pageData(), Date.now()))
