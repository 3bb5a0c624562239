import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSignIn } from '#app/site/require-sign-in.ts'

/** Everything below shows nothing until the customer is signed in (spec §2). */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) =>
    requireSignIn(context.queryClient, location.pathname + location.searchStr),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Outlet,
})
