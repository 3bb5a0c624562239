import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { AccountNavigation } from '#app/shell/member/account-page.tsx'
import { loadUnlessBlocked } from '#app/shell/member/account-problem.ts'
import { MemberProblemPage } from '#app/shell/member/member-problem-page.tsx'
import { requireSignIn } from '#app/shell/member/require-sign-in.ts'

/** Requires a signed-in customer (spec §2) whose account can be loaded. */
export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location, matches }): Promise<{ needsProfile: boolean }> => {
    await requireSignIn(context.queryClient, location.pathname + location.searchStr)
    return { needsProfile: !matches.at(-1)?.staticData.isWholeWithoutProfile }
  },
  loader: async ({ context }) => {
    const [account] = await Promise.all([
      loadUnlessBlocked(context.queryClient.ensureQueryData(accountQueries.profile())),
      AccountNavigation.ready(),
    ])
    return account.problem?.code === 'TIMEOUT' && !context.needsProfile ? {} : account
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: MemberPages,
})

function MemberPages() {
  const { problem } = Route.useLoaderData()
  // A profile that is slow comes to the browser, which waits for longer.
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: problem?.code === 'TIMEOUT' })
  if (problem && !profile) return <MemberProblemPage error={problem} />
  return <Outlet />
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page shows what it is about while the profile hangs. */
    isWholeWithoutProfile?: true
  }
}
