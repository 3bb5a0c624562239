import { createFileRoute, notFound } from '@tanstack/react-router'
import { helpQueries } from '#app/features/help/help.queries.ts'
import { HelpArticlePage } from '#app/features/help/help-article-page.tsx'
import { pageHead } from '#app/site/page-head.ts'
import { requireCode } from '#app/site/when-found.ts'

export const Route = createFileRoute('/help/$slug')({
  loader: async ({ context, params }) => {
    const found = await context.queryClient.ensureQueryData(helpQueries.article(requireCode(params.slug)))
    if (!found) throw notFound()
    return { title: found.article.title, summary: found.article.summary }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title, loaderData.summary) : {}),
  component: function HelpArticle() {
    return <HelpArticlePage slug={Route.useParams().slug} />
  },
})
