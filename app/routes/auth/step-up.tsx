import { createFileRoute, redirect } from '@tanstack/react-router'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { beginStepUp } from '#app/actions/step-up.server.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { formOf } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'
import { requireSignIn } from '#app/shell/member/require-sign-in.ts'
import { StepUpPage } from '#app/shell/step-up/step-up-page.tsx'

export const Route = createFileRoute('/auth/step-up')({
  validateSearch: (search) => ({ intent: oneOf(search.intent) ?? '' }),
  beforeLoad: ({ context, location }) =>
    requireSignIn(context.queryClient, location.pathname + location.searchStr),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const pending = await context.queryClient.ensureQueryData(stepUpQueries.pending(deps.intent))
    if (!pending) throw redirect({ to: '/auth/problem', search: { reason: 'expired', returnTo: '' } })
    if ('outcomePath' in pending) throw redirect({ href: pending.outcomePath, statusCode: 303 })
  },
  head: () => pageHead(m.auth_stepUpTitle(), { isUnlisted: true }),
  staticData: { frame: 'none', wakes: 'always' },
  component: function StepUp() {
    return <StepUpPage intent={Route.useSearch().intent} />
  },
  server: {
    handlers: {
      POST: async ({ request }) => beginStepUp(String((await formOf(request)).get('intent') ?? '')),
    },
  },
})
