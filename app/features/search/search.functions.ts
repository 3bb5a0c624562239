import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { findBest, findEverything } from './find-everything.server.ts'
import { findKind } from './find-kind.server.ts'
import { kindQuestion, searchTerm } from './search.schema.ts'

/** One box over the programme's content and the site's pages; for a member also over their own orders. */
export const getSearchResult = createServerFn()
  .middleware([withVisitor])
  .validator(searchTerm)
  .handler(({ context, data }) => findEverything(data.q, context))

/** All that was found of one kind, page by page. */
export const listSearchHits = createServerFn()
  .middleware([withVisitor])
  .validator(kindQuestion)
  .handler(({ context, data }) => findKind(data, context))

/** Suggestions for a term that is being typed. */
export const getSearchSuggestions = createServerFn()
  .middleware([withVisitor])
  .validator(searchTerm)
  .handler(({ context, data }) => findBest(data.q, context))
