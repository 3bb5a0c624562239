import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { ValueLens } from '#app/features/spend/value-lens.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { UntilInteraction } from '#app/shell/page-parts/until-interaction.tsx'
import { homeQueries } from './home.data.ts'
import { BelowBalance, VisitorHome } from './load-home.ts'
import { MemberBalance } from './member-balance.tsx'

/** Home: what the programme is for a visitor, where things stand for a member. */
export function HomePage() {
  const { data: auth } = useSuspenseQuery(sessionQueries.auth())
  return <div id="scene-home">{auth.isLoggedIn ? <MemberHome /> : <VisitorHome />}</div>
}

/** Where a member's points stand, what is on, and what the points are worth. */
function MemberHome() {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  // Read by the parts that hydrate later. Subscribing here retries what the server could not read.
  useQuery(offerQueries.highlights())
  useQuery(homeQueries.cards())
  return (
    <>
      <MemberBalance />
      <UntilInteraction part={BelowBalance} />
      {balance && pageData && pageData.waysToSpend.length > 0 ? (
        <Section labelledBy="home-worth">
          <ValueLens headingId="home-worth" />
        </Section>
      ) : null}
    </>
  )
}
