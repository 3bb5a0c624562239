import { createFileRoute } from '@tanstack/react-router'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { languageTag } from '#app/domain/locale.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { structuredData } from '#app/shell/document/structured-data.ts'
import { href } from '#app/shell/links/href.ts'
import { siteOrigin } from '#app/shell/links/site-origin.ts'
import { loadUnlessBlocked } from '#app/shell/member/account-problem.ts'
import { MemberProblemPage } from '#app/shell/member/member-problem-page.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadUnlessBlocked(loadHome(context.queryClient), isAccountBlocked),
  head: () => ({
    scripts: structuredData({
      '@type': 'WebSite',
      name: m.site_name(),
      description: m.site_description(),
      url: siteOrigin() + href('/'),
      inLanguage: languageTag(currentLocale()),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteOrigin()}${href('/search')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  }),
  component: Home,
})

function Home() {
  const { problem } = Route.useLoaderData()
  return problem ? <MemberProblemPage error={problem} /> : <HomePage />
}
