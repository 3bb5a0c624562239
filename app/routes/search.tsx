import { createFileRoute } from '@tanstack/react-router'
import { searchQueries } from '#app/features/search/search.queries.ts'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { readSearchTerm } from '#app/features/search/search-term.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (search) => ({ q: readSearchTerm(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.q !== '') await context.queryClient.prefetchQuery(searchQueries.result(deps.q))
  },
  head: ({ match }) => {
    const { q } = match.search
    const title = q === '' ? m.search_title() : m.search_titleFor({ term: q })
    return pageHead(title, m.search_lead(), { isUnlisted: true })
  },
  component: function Search() {
    return <SearchPage term={Route.useSearch().q} />
  },
})
