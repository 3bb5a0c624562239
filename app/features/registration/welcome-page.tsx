import type { Customer } from '@borealis/contract/customers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { SuccessWindow } from '@borealis/design-system/patterns/success-window/success-window.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatPoints } from '#app/domain/points.ts'
import { seeOther } from '#app/edge/answers.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { dropDrafts } from '#app/shell/forms/kept-drafts.ts'
import { answerForm, type FormPost } from '#app/shell/forms/posted-form.ts'
import { href, signInHref } from '#app/shell/links/href.ts'
import { FirstActions } from './new-member-welcome.tsx'
import { dismissWelcome } from './registration.data.ts'

/** The first page of a new member, once the mailbox is proven by a sign-in. */
export function WelcomePage() {
  const { data: auth } = useQuery(sessionQueries.auth())
  if (auth?.isLoggedIn) return <Welcome />
  return (
    <SuccessWindow
      heading={m.join_mailboxTitle()}
      text={m.join_firstText()}
      art={null}
      actions={
        <>
          <Button href={signInHref(href('/create-account/done'))}>{m.join_mailboxAction()}</Button>
          <ActionLink href={href('/create-account')}>{m.join_mailboxOther()}</ActionLink>
        </>
      }
    />
  )
}

/** What the page of a member is called, by their name where it is known. */
export const welcomeTitle = (profile: Pick<Customer, 'firstName'> | undefined): string =>
  profile?.firstName ? m.join_welcomeTitle({ name: profile.firstName }) : m.join_welcomePlain()

function Welcome() {
  const queryClient = useQueryClient()
  const { data: profile } = useQuery(accountQueries.profile())
  const { data: balance } = useQuery(balanceQueries.current())
  const isActive = profile?.onBoardMessageActive === true
  // To whoever opens this page later the balance is not what they start with. Being seen ends the welcome, but not this sentence.
  const [isStarting] = useState(isActive)
  useEffect(() => {
    dropDrafts()
    if (!isActive) return
    // Seen once is enough; when this fails it is simply shown again.
    dismissWelcome().then(
      () => queryClient.invalidateQueries({ queryKey: accountQueries.all, refetchType: 'none' }),
      () => undefined,
    )
  }, [isActive, queryClient])
  const points = isStarting ? (balance?.points ?? 0) : 0
  const lead =
    points > 0
      ? `${m.join_welcomeLead()} ${m.join_welcomePoints({ points: formatPoints(points, currentLocale()) })}`
      : m.join_welcomeLead()
  return (
    <SuccessWindow
      heading={welcomeTitle(profile)}
      text={lead}
      art={null}
      actions={
        <Button href={href('/')} wide="phone">
          {m.join_welcomeDone()}
        </Button>
      }
    >
      <section aria-labelledby="first-actions">
        <h2 id="first-actions" className="mb-4 text-h3">
          {m.join_firstThree()}
        </h2>
        <FirstActions />
      </section>
    </SuccessWindow>
  )
}

/** Dismisses the welcome on the home page, from a form without JavaScript. */
export const answerWelcome = ({ request }: FormPost<unknown>) =>
  answerForm(
    request,
    async () => {
      await dismissWelcome()
      return seeOther(href('/'))
    },
    undefined,
    href('/'),
  )
