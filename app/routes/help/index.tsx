import { createFileRoute } from '@tanstack/react-router'
import { helpQueries } from '#app/features/help/help.data.ts'
import { HelpPage } from '#app/features/help/help-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/help/')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(helpQueries.list()),
      beside(context.queryClient, context.queryClient.prefetchQuery(helpQueries.contact())),
    ])
  },
  head: () => pageHead(m.help_title()),
  component: HelpPage,
})
