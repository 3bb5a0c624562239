import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'

/** Whether the programme has written help: where it has not, no page leads to it. */
export const getHelpOffered = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => (await context.backend.content.help()).articles.length > 0)

export const helpOfferedQuery = () =>
  queryOptions({ queryKey: ['help-offered'], queryFn: () => getHelpOffered() })
