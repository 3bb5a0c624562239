import { pictureSizes } from '@borealis/design-system/breakpoints'
import { inItsLanguage } from '@borealis/design-system/components/in-its-language/in-its-language.ts'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDenomination } from '#app/domain/money.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { formatPoints } from '#app/domain/points.ts'
import { picture } from '#app/images/image-url.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionData, SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { goalQueries } from './goal.data.ts'
import { Goal } from './goal.tsx'
import { type GoalBrand, readGoal } from './goal-cards.ts'
import { GoalForm, GoalRemoval } from './goal-form.tsx'

interface GoalPageProps {
  /** The form as it was sent without JavaScript and could not be saved. */
  posted: PostedForm | undefined
  /** What a form without JavaScript has done. */
  outcome: Outcome<'goal'> | undefined
  /** The card that was chosen in the list: its brandId. */
  card: string | undefined
}

const ART_WIDTHS = [256, 384, 640] as const
const ART_SIZES = pictureSizes('45vw', { tablet: '210px', desktop: '320px' })

/** The card that one saves for: how far it is, another one, or none. */
export function GoalPage({ posted, outcome, card }: GoalPageProps) {
  const { data: profile } = useQuery(accountQueries.profile())
  const cards = useQuery(goalQueries.cards())
  return (
    <>
      <OutcomeNotice
        message={outcome && (outcome === 'saved' ? m.goal_saved() : m.goal_removed())}
        changedKeys={[accountQueries.all]}
        pageHref={href('/account/goal')}
      />
      {profile?.goal ? (
        <>
          <Goal isOwnPage />
          {/* The section below proposes another card then. */}
          <div data-focus-after="goal-amount" className="mt-6">
            <GoalRemoval />
          </div>
        </>
      ) : null}
      <SectionData query={cards} failed={m.home_giftCardsFailed()}>
        {({ brands, count }) => (
          <GoalCards brands={brands} count={count} posted={posted} card={card ?? profile?.goal?.brandId} />
        )}
      </SectionData>
    </>
  )
}

interface GoalCardsProps {
  brands: readonly GoalBrand[]
  /** How many cards are sold. */
  count: number
  posted: PostedForm | undefined
  /** The card whose amounts are offered: brandId; the most chosen one where it is none of these. */
  card: string | undefined
}

/** One chooses a card by its picture, and then its amount. */
function GoalCards({ brands, count, posted, card }: GoalCardsProps) {
  const { data: profile } = useQuery(accountQueries.profile())
  const locale = currentLocale()
  const asked = readGoal(posted?.values.goal)?.brandId ?? card
  const chosen = brands.find(({ brandId }) => brandId === asked) ?? brands[0]
  if (!chosen) return <SectionNotice text={m.giftCards_emptyTitle()} />
  return (
    <>
      <section aria-labelledby="goal-amount" className={profile?.goal ? 'mt-10' : undefined}>
        <h2 id="goal-amount" className="mb-4 scroll-mt-6 text-h3">
          {inItsLanguage(chosen.brandName)}
        </h2>
        {/* What was chosen of one card fills no other's form. */}
        <GoalForm key={chosen.brandId} brand={chosen} posted={posted} />
      </section>
      {/* The tile of the card that is chosen goes from the list. */}
      <section aria-labelledby="goal-cards" data-focus-after="goal-amount" className="mt-12">
        <h2 id="goal-cards" className="mb-5 text-h3">
          {m.goal_choose()}
        </h2>
        <GiftCardGrid>
          {brands.map(({ brandId, brandName, art, cheapest }) =>
            cheapest && brandId !== chosen.brandId ? (
              <GiftCardTile
                key={brandId}
                href={`${href('/account/goal', { card: brandId })}#goal-amount`}
                name={brandName}
                from={m.giftCards_from({ points: formatPoints(cheapest.points, locale) })}
                amount={formatDenomination(cheapest.valueCents, locale)}
                art={{ ...picture(art, 384, ART_WIDTHS), sizes: ART_SIZES, alt: '' }}
              />
            ) : null,
          )}
        </GiftCardGrid>
        {count > brands.length ? (
          <p className="mt-8">
            <ActionLink href={href('/gift-cards')}>{m.goal_otherCards({ count })}</ActionLink>
          </p>
        ) : null}
      </section>
    </>
  )
}
