import { createFileRoute } from '@tanstack/react-router'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { languageTag } from '#app/domain/locale.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import * as m from '#app/paraglide/messages.js'
import { loadUnlessBlocked } from '#app/site/account-problem.ts'
import { href } from '#app/site/href.ts'
import { currentLocale } from '#app/site/locale.ts'
import { MemberProblemPage } from '#app/site/member-problem-page.tsx'
import { siteOrigin } from '#app/site/site-origin.ts'
import { structuredData } from '#app/site/structured-data.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadUnlessBlocked(loadHome(context.queryClient), isAccountBlocked),
  head: () => ({
    scripts: structuredData({
      '@type': 'WebSite',
      name: m.site_title(),
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
