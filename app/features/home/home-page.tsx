import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQueries } from '#app/session/session.queries.ts'
import { MemberHome } from './member-home.tsx'
import { VisitorHome } from './visitor-home-part.ts'

/** Home: what the programme is for a visitor, where things stand for a member. */
export function HomePage() {
  const { data: auth } = useSuspenseQuery(sessionQueries.auth())
  return <div id="scene-home">{auth.isLoggedIn ? <MemberHome /> : <VisitorHome />}</div>
}
