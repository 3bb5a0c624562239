import { createFileRoute } from '@tanstack/react-router'
import { memberCardOwner } from '#app/features/account/account.data.ts'

/**
 * For the card page, which calls it after storing the card in the browser (`store-member-card.ts`). An endpoint, not a
 * page: a visitor gets a 401 instead of a redirect to sign in.
 */
export const Route = createFileRoute('/_member/account/card/owner')({
  server: { handlers: { GET: () => memberCardOwner() } },
})
