import type { Reward, WayToRedeem } from '@borealis/contract/rewards.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ItemDetail } from '@borealis/design-system/patterns/item-detail/item-detail.tsx'
import { ConversionRate } from '@borealis/design-system/patterns/reward-card/conversion-rate.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { picture } from '#app/images/image-url.ts'
import { useKnownBalance } from '#app/member-data/balance.data.ts'
import { useLabels } from '#app/member-data/labels.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { offers, pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { rewardQueries } from './rewards.data.ts'

const ART_WIDTHS = [384, 640, 828, 1080, 1200] as const

/** One reward: what it takes, how far that is for a member, and the way to get it. */
export function RewardPage({ code }: { code: string }) {
  const { data: reward } = useSuspenseQuery(rewardQueries.one(code))
  const labels = useLabels()
  const { brandInfo, category, image, title, summary, details, howToSpend, termsAndConditions } = reward
  const notes = [
    { id: 'reward-details', title: labels.details, text: details },
    { id: 'reward-how', title: labels.howToSpend, text: howToSpend },
    { id: 'reward-terms', title: labels.termsAndConditions, text: termsAndConditions },
  ]
  return (
    <ItemDetail
      back={{ href: href('/rewards'), label: m.rewards_back() }}
      art={{
        ...picture(image, 828, ART_WIDTHS),
        // On a desk it is cut at the sides: its height decides.
        sizes: pictureSizes('100vw', { tablet: '690px', desktop: '625px' }),
      }}
      lead={<ConversionRate text={reward.pointsConversionLabel} size="page" detail={useReach(reward)} />}
      overline={
        reward.wayToRedeem.type === 'gift-card'
          ? m.rewards_giftCardOf({ brand: brandInfo.fields.title })
          : brandInfo.fields.title
      }
      title={title}
      text={summary}
      action={<WayLink way={reward.wayToRedeem} brand={brandInfo.fields.title} />}
      facts={[
        {
          id: 'category',
          label: m.rewards_factCategory(),
          value: category.fields.name,
          action: {
            href: href('/rewards/category/$code', { code: category.fields.code }),
            label: m.rewards_seeCategory(),
            context: category.fields.name,
          },
        },
      ]}
      notes={notes.filter(({ text }) => text !== '')}
    />
  )
}

/** For members, whether they have enough; nothing while that is not known. */
function useReach({ fromPoints, wayToRedeem, brandInfo }: Reward): string | undefined {
  const locale = currentLocale()
  const known = useKnownBalance()
  if (known === null || fromPoints === null) return undefined
  const balance = formatPoints(known, locale)
  const missing = shortfall(fromPoints, known)
  if (missing > 0) return m.rewards_short({ balance, points: formatPoints(missing, locale) })
  // The least that a gift card takes is its brand’s smallest, which may not buy what the reward names.
  return wayToRedeem.type === 'gift-card'
    ? m.rewards_enoughCard({ brand: brandInfo.fields.title })
    : m.rewards_enough({ balance })
}

/**
 * The way to a reward: a gift card, the travel or credit page, or the partner’s own site; none for one that is not known, or
 * that the programme does not have.
 */
function WayLink({ way, brand }: { way: WayToRedeem; brand: string }) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  if (way.type === 'gift-card') {
    return (
      <>
        <Button href={href('/gift-cards/$brandId', { brandId: way.brandId })}>
          {m.rewards_wayGiftCard()}
        </Button>
        <p className="text-small text-ink-2">{m.rewards_giftCardNote({ brand })}</p>
      </>
    )
  }
  if (way.type === 'other') return null
  if ((way.type === 'travel' || way.type === 'credit') && !offers(pageData, way.type)) return null
  if (way.type === 'travel') return <Button href={href('/travel')}>{m.rewards_wayTravel()}</Button>
  if (way.type === 'credit') return <Button href={href('/card-credit')}>{m.rewards_wayCredit()}</Button>
  return (
    <>
      <Button href={way.url} rel="noopener external" trailingIcon={ArrowUpRight}>
        {way.label}
      </Button>
      <p className="text-small text-ink-2">{m.rewards_wayPartnerNote()}</p>
    </>
  )
}
