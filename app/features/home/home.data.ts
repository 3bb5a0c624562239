import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { shelfCards } from './shelf-cards.ts'

/** The gift cards that home may show, without their words: for visitors the most chosen ones, for members all. */
export const getShelfCards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { brands } = await context.backend.listGiftCards()
    return shelfCards(brands, context.isSignedIn)
  })

export const homeQueries = {
  all: ['home'] as const,
  cards: () => queryOptions({ queryKey: [...homeQueries.all, 'cards'], queryFn: () => getShelfCards() }),
}
