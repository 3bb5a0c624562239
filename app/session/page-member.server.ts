import { MEMBER_HEADER } from '#app/domain/page-member.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import type { Session } from './session.server.ts'

/**
 * Whether the page that asks was made for another member than who is signed in by now: in another tab one session has ended,
 * and somebody else signed in. A request that does not say whose it is, such as one for a document, is nobody else's.
 */
export function isOfAnotherMember({ value }: Session): boolean {
  const member = requestContext().request.headers.get(MEMBER_HEADER)
  return Boolean(member) && member !== value.sub
}
