import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'

/** What every page may need, in the page's language (spec §3, global page data). */
export const getPageData = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.content.pageData())
