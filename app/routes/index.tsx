import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import { ErrorScreenPage } from '#app/site/error-screen-page.tsx'
import { MemberProblemPage } from '#app/site/member-problem-page.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.queryClient),
  errorComponent: HomeProblem,
  component: HomePage,
})

function HomeProblem(props: ErrorComponentProps) {
  return isAccountBlocked(props.error) ? <MemberProblemPage {...props} /> : <ErrorScreenPage {...props} />
}
