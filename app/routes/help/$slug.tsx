import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { helpQueries } from '#app/features/help/help.data.ts'
import { HelpArticlePage } from '#app/features/help/help-page.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { pageHead } from '#app/shell/document/page-head.ts'
import { articleData } from '#app/shell/document/structured-data.ts'
import { requireCode } from '#app/shell/failures/or-not-found.ts'
import { href, linkedArticles } from '#app/shell/links/href.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/help/$slug')({
  loader: async ({ context, params, location }) => {
    const [found] = await Promise.all([
      context.queryClient.ensureQueryData(helpQueries.article(requireCode(params.slug))),
      beside(
        context.queryClient,
        context.queryClient.prefetchQuery(helpQueries.contact()),
        context.queryClient.prefetchQuery(pageDataQueries.current()),
      ),
    ])
    if (!found) {
      // The programme may not have written it, or no article at all; links to it may be on every page.
      const { hasHelp } = context.queryClient.getQueryData(pageDataQueries.current().queryKey) ?? {}
      const isLinked = linkedArticles.some((slug) => slug === params.slug)
      if (isLinked || hasHelp === false) throw redirect({ href: href('/help') })
      throw notFound()
    }
    const { slug, title, summary, updatedOn } = found.article
    requireSpelling(params.slug, slug, href('/help/$slug', { slug }) + location.searchStr)
    return { title, summary, updatedOn }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { title, summary } = loaderData
    return { ...pageHead(title, { description: summary }), scripts: articleData(loaderData) }
  },
  component: function HelpArticle() {
    return <HelpArticlePage slug={Route.useParams().slug} />
  },
})
