import { createFileRoute } from '@tanstack/react-router'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import { websiteData } from '#app/shell/document/structured-data.ts'
import { loadUnlessBlocked } from '#app/shell/member/account-problem.ts'
import { MemberProblemPage } from '#app/shell/member/member-problem-page.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadUnlessBlocked(loadHome(context.queryClient), isAccountBlocked),
  head: () => ({ scripts: websiteData() }),
  component: Home,
})

function Home() {
  const { problem } = Route.useLoaderData()
  return problem ? <MemberProblemPage error={problem} /> : <HomePage />
}
