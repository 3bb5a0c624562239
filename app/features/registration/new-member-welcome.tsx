import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { LinkList, type LinkListProps } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { dismissWelcome } from './registration.data.ts'

/** On a new member's home until they put it away or have seen their welcome (`onBoardMessageActive`, spec §3). */
export function NewMemberWelcome() {
  const queryClient = useQueryClient()
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const dismiss = useMutation({
    mutationFn: () => dismissWelcome(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQueries.all }),
  })
  const failure = useFailure(dismiss.error, m.account_notDone, [accountQueries.all])
  if (!profile?.onBoardMessageActive) return null
  return (
    <section aria-labelledby="new-member" className="page-column pt-12 desktop:pt-16">
      <h2 id="new-member" className="mb-6 text-h2">
        {m.join_firstThree()}
      </h2>
      <FirstActions threeColumns />
      <MemberForm
        action={href('/create-account/done')}
        isBusy={dismiss.isPending}
        send={() => dismiss.mutate()}
        className="mt-5"
      >
        <Button
          type="submit"
          variant="secondary"
          size="small"
          busy={dismiss.isPending}
          busyLabel={m.join_welcomeBusy()}
        >
          {m.join_welcomeDismiss()}
        </Button>
        {failure ? <FailureText>{failure}</FailureText> : null}
      </MemberForm>
    </section>
  )
}

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
