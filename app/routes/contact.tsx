import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/help/contact-page.tsx'
import { helpQueries } from '#app/features/help/help.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(helpQueries.contact())
  },
  head: () => pageHead(m.help_contactTitle()),
  component: ContactPage,
})
