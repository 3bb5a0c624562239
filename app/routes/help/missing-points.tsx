import { createFileRoute } from '@tanstack/react-router'
import { answerClaim } from '#app/features/claims/claim-form.tsx'
import { claimQueries } from '#app/features/claims/claims.data.ts'
import { MissingPointsPage } from '#app/features/claims/missing-points-page.tsx'
import { ContactLine } from '#app/features/help/contact-line.tsx'
import { helpQueries } from '#app/features/help/help.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf, textsOf } from '#app/shell/links/search-params.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/help/missing-points')({
  validateSearch: (search): { claim?: string; partner?: string; on?: string } => {
    const claim = oneOf(search.claim)?.slice(0, 40)
    return { ...(claim && { claim }), ...textsOf(search, ['partner', 'on'], 60) }
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    const [times, { isLoggedIn }, pageData] = await Promise.all([
      queryClient.ensureQueryData(claimQueries.times()),
      queryClient.ensureQueryData(sessionQueries.auth()),
      queryClient.ensureQueryData(pageDataQueries.current()),
      beside(queryClient, queryClient.prefetchQuery(helpQueries.contact())),
    ])
    if (isLoggedIn && pageData.featureFlags.claims) await queryClient.prefetchQuery(claimQueries.own())
    return {
      posted: postedForm(serverContext),
      title: times.article?.title ?? m.claims_title(),
      lead: times.article?.summary ?? m.claims_lead(),
    }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title, { description: loaderData.lead }) : {}),
  staticData: { wakes: ['claim'] },
  component: function MissingPoints() {
    const { claim, partner, on } = Route.useSearch()
    return (
      <MissingPointsPage sent={claim} about={{ partner, on }} posted={Route.useLoaderData().posted}>
        <ContactLine />
      </MissingPointsPage>
    )
  },
  server: { handlers: { POST: answerClaim } },
})
