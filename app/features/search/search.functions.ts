import { createServerFn } from '@tanstack/react-start'
import { searchQuery } from '#app/backend/contract/search.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

/** One box over offers, rewards, gift cards and help. */
export const getSearchResult = createServerFn()
  .middleware([withVisitor])
  .validator(searchQuery)
  .handler(({ context, data }) => context.backend.content.search(data))
