import { createFileRoute, Outlet } from '@tanstack/react-router'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { AccountNavigation } from '#app/shell/member/account-page.tsx'
import { loadUnlessBlocked } from '#app/shell/member/account-problem.ts'
import { MemberProblemPage } from '#app/shell/member/member-problem-page.tsx'
import { requireSignIn } from '#app/shell/member/require-sign-in.ts'
import { SessionEnding } from '#app/shell/member/session-ending.tsx'

/** Requires a signed-in customer (spec §2) whose account can be loaded. */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) =>
    requireSignIn(context.queryClient, location.pathname + location.searchStr),
  loader: async ({ context }) => {
    const [problem] = await Promise.all([
      loadUnlessBlocked(context.queryClient.ensureQueryData(accountQueries.profile())),
      AccountNavigation.ready(),
    ])
    return problem
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: MemberPages,
})

function MemberPages() {
  const { problem } = Route.useLoaderData()
  if (problem) return <MemberProblemPage error={problem} />
  return (
    <>
      <SessionEnding />
      <Outlet />
    </>
  )
}
