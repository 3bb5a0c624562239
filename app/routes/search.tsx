import { createFileRoute } from '@tanstack/react-router'
import { loadSearch } from '#app/features/search/search.data.ts'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { readSearch, type SearchKind, searchAddress, shownTerm } from '#app/features/search/search-term.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { requireSignIn } from '#app/shell/member/require-sign-in.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (search) => searchAddress(readSearch(search)),
  // A visitor has no orders that could be looked through.
  beforeLoad: ({ context, location, search }) =>
    search.q && search.kind === ('order' satisfies SearchKind)
      ? requireSignIn(context.queryClient, location.pathname + location.searchStr)
      : undefined,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSearch(context.queryClient, readSearch(deps)),
  head: ({ match }) => {
    const { q } = readSearch(match.search)
    const title = q === '' ? m.search_title() : m.search_titleFor({ term: shownTerm(q) })
    return pageHead(title, { isUnlisted: true })
  },
  component: function Search() {
    return <SearchPage {...readSearch(Route.useSearch())} />
  },
})
