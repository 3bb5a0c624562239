import { createFileRoute, notFound } from '@tanstack/react-router'
import { answerAnyECard } from '#app/features/orders/e-card-outcome.ts'
import { AllECards } from '#app/features/orders/e-cards.tsx'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/e-cards')({
  validateSearch: (search): { intent?: string; outcome?: string } => {
    const outcome = oneOf(search.outcome)
    return { ...readIntent(search), ...(outcome && { outcome: outcome.slice(0, 100) }) }
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    const { featureFlags } = await queryClient.ensureQueryData(pageDataQueries.current())
    if (!featureFlags.eCards) throw notFound()
    await queryClient.prefetchQuery(orderQueries.allECards())
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.eCards_title()),
  staticData: { wakes: ['intent', 'outcome'] },
  component: function ECards() {
    const { intent, outcome } = Route.useSearch()
    return (
      <AccountPage title={m.eCards_title()} lead={m.eCards_lead()}>
        <AllECards intent={intent} outcome={outcome} posted={Route.useLoaderData().posted} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerAnyECard } },
})
