import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'

/** Three first actions of a new member. */
export function FirstActions({ level }: { level: 2 | 3 }) {
  return (
    <LinkList
      level={level}
      links={[
        {
          id: 'card',
          href: href('/account/card'),
          title: m.join_firstCard(),
          text: m.join_firstCardText(),
        },
        { id: 'offers', href: href('/offers'), title: m.join_firstOffers(), text: m.join_firstOffersText() },
        { id: 'goal', href: href('/gift-cards'), title: m.join_firstGoal(), text: m.join_firstGoalText() },
      ]}
    />
  )
}
