import { createFileRoute } from '@tanstack/react-router'
import { type AuthProblem, readAuthProblem } from '#app/domain/auth-problem.ts'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'
import { AuthProblemPage, authProblemHeading } from '#app/shell/member/auth-problem-page.tsx'

export const Route = createFileRoute('/auth/problem')({
  validateSearch: (search): { reason: AuthProblem; returnTo: string; form?: unknown } => ({
    reason: readAuthProblem(oneOf(search.reason)),
    returnTo: oneOf(search.returnTo) ?? '',
    form: search.form,
  }),
  loaderDeps: ({ search: { reason } }) => ({ reason }),
  // Ten headings come with the page, not with the first one.
  loader: ({ deps }) => authProblemHeading(deps.reason),
  head: ({ loaderData = '' }) => pageHead(loaderData, { isUnlisted: true }),
  component: function AuthProblem() {
    const { reason, ...paths } = Route.useSearch()
    return <AuthProblemPage problem={reason} {...paths} />
  },
})
