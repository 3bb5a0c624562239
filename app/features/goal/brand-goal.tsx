import { useQuery } from '@tanstack/react-query'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { GoalForm } from './goal-form.tsx'

/** On a brand's own page: pins one of its amounts. Nothing for a visitor. */
export function BrandGoal({ brandId }: { brandId: string }) {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: brand } = useQuery(giftCardQueries.brand(brandId))
  if (!auth?.isLoggedIn || !brand) return null
  return (
    <section aria-labelledby="goal" className="mt-12">
      <h2 id="goal" className="text-h3">
        {m.goal_brandTitle()}
      </h2>
      <p className="mt-2 mb-5 max-w-measure text-ink-2">{m.goal_brandText()}</p>
      <GoalForm brand={brand} />
    </section>
  )
}
