import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { SuggestedSearches } from './suggested-searches.tsx'

/** The programme's categories, each of which finds something. */
export function PlacesToStart() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const terms = (pageData?.interests ?? []).map(({ name }) => name)
  return <SuggestedSearches title={m.search_start()} terms={terms} />
}
