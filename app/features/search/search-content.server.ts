import type { ContentHit, ContentKind } from '@borealis/contract/search.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { chosenProvince } from '#app/edge/visitor-choice.server.ts'
import type { SearchHit } from './search.schema.ts'
import { canonicalTerm, hasWords } from './search-term.ts'

type Content = Pick<Backend['content'], 'search' | 'searchKind'>

/** A visitor finds the offers of the province that they chose; the backend knows a member's own. */
const question = (q: string) => ({
  q: canonicalTerm(q),
  provinceCode: chosenProvince(requestContext().request),
})

/** Hits of a kind that has no page here are left out. */
const hitsOf = (hits: readonly ContentHit[]): SearchHit[] =>
  hits.flatMap(({ image, kind, ...hit }) =>
    kind === 'other' ? [] : [{ ...hit, kind, image: image?.url ?? null }],
  )

/** The first hits of each kind of content. A term without words is not sent to the backend. */
export async function searchContent(content: Content, q: string, groupSize: number) {
  if (!hasWords(q)) return { groups: [], suggestions: [] }
  const { groups, suggestions } = await content.search({ ...question(q), groupSize })
  return {
    groups: groups.flatMap(({ kind, hits, totalCount }) =>
      kind === 'other' ? [] : [{ kind, hits: hitsOf(hits), totalCount }],
    ),
    suggestions,
  }
}

/** A page of the hits of one kind. */
export async function searchContentKind(
  content: Content,
  { q, kind, page, pageSize }: { q: string; kind: ContentKind; page: number; pageSize: number },
) {
  if (!hasWords(q)) return { hits: [], totalCount: 0 }
  const { hits, totalCount } = await content.searchKind(kind, { ...question(q), pageNumber: page, pageSize })
  return { hits: hitsOf(hits), totalCount }
}
