import { amountsInStock } from '@borealis/contract/order-line.ts'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { GoalLine } from '@borealis/design-system/patterns/goal-line/goal-line.tsx'
import { GoalPanel } from '@borealis/design-system/patterns/goal-line/goal-panel.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#app/domain/dates.ts'
import { dayAtPace, daysAtPace, MAX_PACE_YEARS, PACE_DAYS } from '#app/domain/goal.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { isBelowMinimum } from '#app/domain/order-limits.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { swatch } from '#app/images/image-url.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { limitSentence } from '#app/member-data/blocked-amounts.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { useStop } from '#app/shell/member/account-problem.ts'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'

/**
 * How far the gift card is that the member saves for, with an honest date and its sum, or why there is none. On the
 * goal's own page it is larger, and no link to itself.
 */
export function Goal({ isOwnPage = false }: { isOwnPage?: boolean }) {
  const account = useQuery(accountQueries.profile())
  const points = useQuery(balanceQueries.current())
  const balance = points.data
  const goal = account.data?.goal
  const card = useQuery({
    ...giftCardQueries.brandOrNone(goal?.brandId ?? ''),
    enabled: goal !== undefined && goal !== null,
  })
  const brand = card.data
  const { now, timeZone, locale } = useMoment()
  const stop = useStop()
  const limits = useQuery(pageDataQueries.current()).data?.redemptionLimits ?? {}
  const denomination = brand?.denominations.find(({ sku }) => sku === goal?.sku)
  if (goal === null) return <NoGoal text={m.home_noGoal()} />
  if (brand === null || (brand && !denomination)) return <NoGoal isOwnPage={isOwnPage} text={m.goal_gone()} />
  // Elsewhere a balance that is not known says so itself.
  const needed = [account, ...(goal ? [card] : []), ...(isOwnPage ? [points] : [])]
  const unread = needed.find(({ data }) => data === undefined)
  if (unread) {
    return (
      <div className={isOwnPage ? undefined : 'page-column'}>
        {unread.isError ? (
          <SectionNotice text={m.goal_unread()} onRetry={() => unread.refetch()} />
        ) : (
          <SectionPending failed={m.goal_unread()} />
        )}
      </div>
    )
  }
  if (!balance || !brand || !denomination) return null

  const missing = shortfall(denomination.points, balance.points)
  const isSoldOut = !amountsInStock(brand).includes(denomination)
  // However many points are saved, they buy nothing that a limit of the day forbids.
  const isOverDay = denomination.points > (limits.maxPointsPerDay ?? Number.POSITIVE_INFINITY)
  const earned = balance.earnedLast90Days
  const days = daysAtPace(missing, earned ?? 0)
  const day = dayAtPace(missing, earned ?? 0, dayIn(now, timeZone))
  const what = m.home_goalOf({
    brand: brand.brandName,
    amount: formatDenomination(denomination.valueCents, locale),
  })
  const whatNext = (): string | undefined => {
    if (isOverDay) return limitSentence.day(limits)
    // Where it is not told what was earned lately, nothing is said about a pace.
    if (missing > 0)
      return earned === null ? undefined : paceText(days, day && formatDate(day, locale, timeZone))
    if (isSoldOut) return m.giftCards_soldOut()
    if (isBelowMinimum(denomination.points, limits.minPoints)) return limitSentence.minimum(limits)
    return stop ? undefined : m.home_goalReady()
  }
  const pace = whatNext()
  const words = {
    art: {
      ...(isOwnPage ? swatch(brand.cmsContent.image, 384, 828) : swatch(brand.cmsContent.image, 128, 256)),
      alt: '',
    },
    title: m.home_goalTitle({ goal: what }),
    goal: what,
    left:
      missing > 0 ? m.giftCards_pointsToGo({ points: formatPoints(missing, locale) }) : m.home_goalReached(),
    ...(pace !== undefined && { pace }),
    ...(!isOverDay &&
      missing > 0 &&
      earned !== null &&
      days !== null &&
      day !== null && { sum: sumWords(earned, days, locale) }),
    target: m.redeem_points({ points: formatPoints(denomination.points, locale) }),
    value: Math.min(balance.points, denomination.points),
    max: denomination.points,
    see: {
      href: href('/gift-cards/$brandId', { brandId: brand.brandId }),
      label: m.home_goalSee({ brand: brand.brandName }),
    },
  }
  if (isOwnPage) return <GoalPanel {...words} />
  const change = { href: href('/account/goal'), label: m.goal_changeLink() }
  return <GoalLine {...words} change={change} />
}

function paceText(days: number | null, date: string | null): string {
  if (days === null) return m.home_goalNoPace({ pace: PACE_DAYS })
  return date === null ? m.home_goalFarAway({ years: MAX_PACE_YEARS }) : m.home_goalPace({ date })
}

function sumWords(earned: number, days: number, locale: Locale) {
  const figures = { earned: formatPoints(earned, locale), days: formatPoints(days, locale) }
  return { label: m.goal_sumLabel(), text: m.goal_sum({ count: days, pace: PACE_DAYS, ...figures }) }
}

interface NoGoalProps {
  isOwnPage?: boolean
  text: string
}

function NoGoal({ isOwnPage = false, text }: NoGoalProps) {
  return (
    <div className={isOwnPage ? undefined : 'page-column'}>
      <p className="border-b border-line py-4 text-ink-2 tablet:py-7">
        {`${text} `}
        {isOwnPage ? null : <ActionLink href={href('/account/goal')}>{m.goal_pickLink()}</ActionLink>}
      </p>
    </div>
  )
}
