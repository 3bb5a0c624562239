import { createMiddleware } from '@tanstack/react-start'
import { refusal } from '#app/backend/coded-failure.server.ts'
import { OTHER_MEMBER } from '#app/domain/page-member.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { requestBackend } from './backend-for.server.ts'
import { currentSession, isOfAnotherMember, type Session } from './session.server.ts'

/**
 * For public server functions. Content is personal when there is a session; the context holds nothing private.
 * @throws BackendError 401 `OTHER_MEMBER` when the page that calls is another member's
 */
export const withVisitor = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const { locale } = requestContext()
  const session = await currentSession()
  if (session && isOfAnotherMember(session)) throw refusal(401, OTHER_MEMBER)
  return next({
    context: { backend: await requestBackend(), locale, isSignedIn: session !== undefined },
  })
})

/**
 * For what belongs to a signed-in customer. Every private server function has it, whatever its page checked.
 * @throws BackendError 401 `SIGNED_OUT`, or `OTHER_MEMBER` when the page that calls is another member's
 */
export const withCustomer = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const { locale } = requestContext()
  const session = await requireSession()
  return next({ context: { backend: await requestBackend(), locale, session } })
})

async function requireSession(): Promise<Session> {
  const session = await currentSession()
  if (!session) throw refusal(401, 'SIGNED_OUT')
  if (isOfAnotherMember(session)) throw refusal(401, OTHER_MEMBER)
  return session
}
