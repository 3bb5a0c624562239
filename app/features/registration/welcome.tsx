import { LinkList, type LinkListProps } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** Three first actions of a new member, one to a line or beside each other. */
export function FirstActions({ threeColumns = false }: Pick<LinkListProps, 'threeColumns'>) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const giftCards = pageData?.waysToSpend.find(({ code }) => code === 'gift-cards')
  return (
    <LinkList
      threeColumns={threeColumns}
      links={[
        {
          id: 'card',
          href: href('/account/card'),
          title: m.join_firstCard(),
          text: m.join_firstCardText(),
        },
        { id: 'offers', href: href('/offers'), title: m.join_firstOffers(), text: m.join_firstOffersText() },
        {
          id: 'goal',
          href: href('/gift-cards'),
          title: m.join_firstGoal(),
          text: giftCards
            ? m.join_firstGoalTextFrom({ points: formatPoints(giftCards.minPoints, currentLocale()) })
            : m.join_firstGoalText(),
        },
      ]}
    />
  )
}
