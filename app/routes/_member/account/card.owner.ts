import { createFileRoute } from '@tanstack/react-router'
import { cardOwner } from '#app/features/account/card-owner.server.ts'

/** For the card's page alone, which asks once it has left the card in the browser (`keep-card.ts`). */
export const Route = createFileRoute('/_member/account/card/owner')({
  server: { handlers: { GET: () => cardOwner() } },
})
