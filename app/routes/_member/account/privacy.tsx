import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { AccountClosing } from '#app/features/privacy/account-closing.tsx'
import { answerPrivacyForm } from '#app/features/privacy/answer-privacy-form.ts'
import { ConsentList } from '#app/features/privacy/consent-list.tsx'
import { DataExport } from '#app/features/privacy/data-export.tsx'
import { loadPrivacy } from '#app/features/privacy/load-privacy.ts'
import { type PrivacyNews, readPrivacyNews } from '#app/features/privacy/privacy-news.ts'
import { WhyThis } from '#app/features/privacy/why-this.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'
import { answerForm, postedForm } from '#app/site/forms/posted-form.ts'
import { oneOf, readIntent } from '#app/site/links/search-params.ts'
import { AccountPage } from '#app/site/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/privacy')({
  validateSearch: (search): { intent?: string; news?: PrivacyNews } => {
    const news = readPrivacyNews(oneOf(search.news))
    return { ...readIntent(search), ...(news && { news }) }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, serverContext }) => {
    await loadPrivacy(context.queryClient, deps.intent)
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.privacy_title()),
  component: function Privacy() {
    const { intent, news } = Route.useSearch()
    const { featureFlags } = useSuspenseQuery(pageDataQueries.current()).data
    return (
      <AccountPage title={m.privacy_title()} lead={m.privacy_lead()} posted={Route.useLoaderData().posted}>
        {featureFlags.consents ? <ConsentList news={news} /> : null}
        <WhyThis news={news === 'left' || news === 'joined' ? news : undefined} />
        {featureFlags.dataExport ? <DataExport isTooOften={news === 'too-often'} /> : null}
        {featureFlags.accountDeletion ? <AccountClosing intent={intent} news={news} /> : null}
      </AccountPage>
    )
  },
  server: {
    handlers: {
      POST: ({ request, next }) => answerForm(request, () => answerPrivacyForm(request), next),
    },
  },
})
