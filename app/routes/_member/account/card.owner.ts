import { createFileRoute } from '@tanstack/react-router'
import { memberCardOwner } from '#app/features/account/member-card-owner.server.ts'

/**
 * For the card's page alone, which asks once it has left the card in the browser (`store-member-card.ts`). It is no page: who
 * is signed out is told so with 401, and not led to sign in.
 */
export const Route = createFileRoute('/_member/account/card/owner')({
  server: { handlers: { GET: () => memberCardOwner() } },
})
