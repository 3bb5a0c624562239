import { MEMBER_HEADER } from '#app/domain/page-member.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import type { Session } from './session.server.ts'

/**
 * True when the request comes from a page that was rendered for another member than the one who is signed in now: in
 * another tab one session ended and somebody else signed in. A request without the header, such as one for a document,
 * never counts.
 */
export function isOfAnotherMember({ value }: Session): boolean {
  const member = requestContext().request.headers.get(MEMBER_HEADER)
  return Boolean(member) && member !== value.sub
}
