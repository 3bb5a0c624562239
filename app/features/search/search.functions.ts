import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { findBest, findEverything } from './find-everything.server.ts'
import { searchTerm } from './search.schema.ts'

/** Hits shown while somebody types. */
const SUGGESTED = 6

/** One box over offers, rewards, gift cards and help; for a member also over their own orders. */
export const getSearchResult = createServerFn()
  .middleware([withVisitor])
  .validator(searchTerm)
  .handler(({ context, data }) => findEverything(data.q, context))

/** What somebody who types this may mean. */
export const getSearchSuggestions = createServerFn()
  .middleware([withVisitor])
  .validator(searchTerm)
  .handler(({ context, data }) => findBest(data.q, SUGGESTED, context))
