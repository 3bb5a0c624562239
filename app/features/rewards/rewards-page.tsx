import type { WayToRedeem } from '@borealis/contract/rewards.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import type { IconNode } from '@borealis/design-system/components/icon/icon.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { RewardCard } from '@borealis/design-system/patterns/reward-card/reward-card.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide'
import { useListView } from '#app/analytics/use-list-view.ts'
import { formatNumber } from '#app/domain/numerals.ts'
import { picture } from '#app/images/image-url.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { kinds } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '#app/shell/links/href.ts'
import { pageSearch } from '#app/shell/links/search-params.ts'
import { ListPages, NothingHere } from '#app/shell/page-parts/list-pages.tsx'
import { type RewardSummary, rewardQueries } from './rewards.data.ts'

const PAGE_SIZE = 48
/** Two rows on a desktop. */
const FIRST_IDEAS = 6

interface RewardsPageProps {
  /** A category's code; all of them unless given. */
  category?: string
  page: number
  /** Shows all that gift cards could buy, not the first of them. */
  isAllIdeas?: boolean
}

/** What points buy, all of it or one category, page by page; the ones that the programme puts first come first. */
export function RewardsPage({ category, page, isAllIdeas = false }: RewardsPageProps) {
  const { data } = useSuspenseQuery(rewardQueries.list())
  const { data: auth } = useQuery(sessionQueries.auth())
  const { rewards, categories } = data
  const found = rewards
    .filter((reward) => !category || reward.category.code === category)
    // A gift card under a product's name is an idea for spending it: after what the programme itself gives.
    .toSorted((a, b) => Number(isIdea(a)) - Number(isIdea(b)) || Number(b.isFeatured) - Number(a.isFeatured))
  const onPage = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const given = onPage.filter((reward) => !isIdea(reward))
  // Where they follow what the programme itself gives, the first of them say what they are. Not of several pages: the second one
  // would begin after ideas that were never shown.
  const isShort = !category && found.length <= PAGE_SIZE && !isAllIdeas && given.length > 0
  const ideas = onPage.filter(isIdea).slice(0, isShort ? FIRST_IDEAS : PAGE_SIZE)
  const shown = [...given, ...ideas]
  useListView(
    'reward',
    shown.map(({ code }) => code),
  )
  const name = categories.find(({ code }) => code === category)?.name
  const filled = categories.filter(({ code }) => rewards.some((reward) => reward.category.code === code))
  return (
    <>
      <PageHeading
        title={name ?? m.rewards_title()}
        lead={name ? m.rewards_categoryLead() : m.rewards_lead()}
        aside={
          auth?.isLoggedIn ? (
            <ActionLink href={href('/account/redeem')}>{m.rewards_allWays()}</ActionLink>
          ) : null
        }
      />
      <div className="page-column pb-16 desktop:pb-24">
        {rewards.length > 0 ? (
          <>
            <ChipRow
              label={m.rewards_categories()}
              chips={[
                {
                  id: 'all',
                  label: m.rewards_all(),
                  href: href('/rewards'),
                  current: category === undefined,
                },
                ...filled.map(({ code, name: label }) => ({
                  id: code,
                  label,
                  href: href('/rewards/category/$code', { code }),
                  current: code === category,
                })),
              ]}
            />
            <h2 className="mt-6 mb-8 text-small font-normal tracking-normal text-ink-2">
              {m.rewards_count({ count: found.length })}
            </h2>
          </>
        ) : null}
        {found.length > 0 ? (
          <>
            {shown.length > 0 ? (
              <RewardsAndIdeas
                rewards={given}
                ideas={ideas}
                // On the next pages there are more of them only.
                ideaCount={isShort ? found.filter(isIdea).length : ideas.length}
              />
            ) : (
              <NothingHere />
            )}
            <ListPages
              label={m.rewards_pages()}
              page={page}
              last={Math.ceil(found.length / PAGE_SIZE)}
              hrefOf={(to) => pageHref(category, to)}
            />
          </>
        ) : (
          <EmptyState
            title={category ? m.rewards_noneTitle() : m.rewards_noneYet()}
            action={
              category ? (
                <Button href={href('/rewards')} variant="secondary">
                  {m.rewards_noneAction()}
                </Button>
              ) : (
                <Button href={href('/gift-cards')} variant="secondary">
                  {m.rewards_noneYetAction()}
                </Button>
              )
            }
          >
            {category ? m.rewards_noneText() : m.rewards_noneAtAll()}
          </EmptyState>
        )}
      </div>
    </>
  )
}

function pageHref(category: string | undefined, page: number): string {
  const search = pageSearch(page)
  return category ? href('/rewards/category/$code', { code: category }, search) : href('/rewards', search)
}

const ART_WIDTHS = [384, 640, 828, 1080] as const

const isIdea = ({ way }: RewardSummary) => way === 'gift-card'

interface RewardsAndIdeasProps {
  rewards: readonly RewardSummary[]
  ideas: readonly RewardSummary[]
  /** How many ideas there are; a link leads to those that are not shown. */
  ideaCount: number
}

/** What the programme gives, then what its gift cards could buy, which says so. */
function RewardsAndIdeas({ rewards, ideas, ideaCount }: RewardsAndIdeasProps) {
  return (
    <>
      {rewards.length > 0 ? <RewardGrid rewards={rewards} isFirst /> : null}
      {ideas.length > 0 ? (
        <section aria-labelledby="gift-card-ideas" className={rewards.length > 0 ? 'mt-18' : undefined}>
          <SectionHeading
            id="gift-card-ideas"
            title={m.rewards_giftCardIdeas()}
            intro={m.rewards_giftCardIdeasText()}
            {...(ideaCount > ideas.length && {
              link: {
                href: `${href('/rewards', { ideas: 'all' })}#gift-card-ideas`,
                label: m.rewards_allIdeas({ number: formatNumber(ideaCount, currentLocale()) }),
              },
            })}
          />
          <RewardGrid rewards={ideas} isFirst={rewards.length === 0} />
        </section>
      ) : null}
    </>
  )
}

/** Rewards side by side, each with what it takes. */
function RewardGrid({ rewards, isFirst }: { rewards: readonly RewardSummary[]; isFirst: boolean }) {
  return (
    <ul className="grid tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-8 desktop:grid-cols-3 desktop:gap-y-12">
      {rewards.map(({ code, title, brand, category, conversion, art, way }, index) => (
        <li key={code}>
          <RewardCard
            href={href('/rewards/$code', { code })}
            icon={wayIcons[way]}
            category={way === 'gift-card' ? m.rewards_giftCardOf({ brand }) : category.name}
            title={title}
            {...(way !== 'gift-card' && { brand })}
            conversion={conversion}
            art={{
              ...picture(art, 640, ART_WIDTHS),
              sizes: pictureSizes('96px', { tablet: '45vw', desktop: '416px' }),
              isLargest: isFirst && index === 0,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** One drawing per way to redeem, wherever a reward is shown. */
const wayIcons: Record<WayToRedeem['type'], IconNode> = {
  'gift-card': kinds['gift-cards'].icon,
  travel: kinds.travel.icon,
  credit: kinds.credit.icon,
  partner: Handshake,
  other: Handshake,
}
