import { createFileRoute } from '@tanstack/react-router'
import { authProblemHeading } from '#app/site/auth-problem-heading.ts'
import { AuthProblemPage } from '#app/site/auth-problem-page.tsx'
import { pageHead } from '#app/site/page-head.ts'
import { oneOf } from '#app/site/search-params.ts'

export const Route = createFileRoute('/auth/problem')({
  validateSearch: (search) => ({
    reason: oneOf(search.reason) ?? 'provider',
    returnTo: oneOf(search.returnTo) ?? '',
  }),
  head: ({ match }) => pageHead(authProblemHeading(match.search.reason), undefined, { isUnlisted: true }),
  component: function AuthProblem() {
    const { reason, returnTo } = Route.useSearch()
    return <AuthProblemPage reason={reason} returnTo={returnTo} />
  },
})
