import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { SuccessWindow } from '@borealis/design-system/patterns/success-window/success-window.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Outcome } from '#app/domain/outcomes.ts'
import { seeOther } from '#app/edge/answers.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { LinkForm, linkOutcomePath } from '#app/shell/forms/link-form.tsx'
import { type FormPost, readForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { AnnounceChange } from '#app/shell/member/tab-sync.tsx'
import { messagePreferenceQueries, unsubscribe } from './preferences.data.ts'

interface UnsubscribePageProps {
  token: string
  outcome: Outcome<'unsubscribe'> | undefined
}

/**
 * Where the last line of a message leads. Opening it stops nothing, because mail programs open links by
 * themselves; the button does.
 */
export function UnsubscribePage({ token, outcome }: UnsubscribePageProps) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  // Without the extension there is no such page.
  const choose = pageData?.featureFlags.messagePreferences
    ? { href: href('/account/preferences'), label: m.messages_choose() }
    : null
  const form = { page: '/unsubscribe', token, send: unsubscribe } as const
  switch (outcome) {
    case 'stopped':
      return (
        <SuccessWindow
          heading={m.messages_unsubscribedHeading()}
          text={m.messages_unsubscribedText()}
          art={null}
          actions={choose ? <Button href={choose.href}>{choose.label}</Button> : null}
        >
          <AnnounceChange keys={[messagePreferenceQueries.all]} />
          <p className="max-w-measure text-ink-2">{m.messages_stillSent()}</p>
        </SuccessWindow>
      )
    case 'too-many':
      return (
        <NoticePage
          heading={m.messages_tooManyHeading()}
          text={[choose ? m.messages_tooManyText() : m.messages_tooManyAlone()]}
          {...(choose && { action: choose })}
        />
      )
    case 'failed':
      return (
        <NoticePage heading={m.messages_failedHeading()} text={[m.messages_failedText()]}>
          <LinkForm {...form} label={m.errors_tryAgain()} />
        </NoticePage>
      )
    case 'expired':
      return <Expired choose={choose} />
    case undefined:
      if (token === '') return <Expired choose={choose} />
      return (
        <NoticePage
          unlit={false}
          heading={m.messages_unsubscribeHeading()}
          text={[m.messages_unsubscribeText(), m.messages_stillSent()]}
        >
          <LinkForm {...form} label={m.messages_unsubscribeButton()} />
          {choose ? <ActionLink href={choose.href}>{choose.label}</ActionLink> : null}
        </NoticePage>
      )
  }
}

const Expired = ({ choose }: { choose: { href: string; label: string } | null }) => (
  <NoticePage
    heading={m.messages_expiredHeading()}
    text={[choose ? m.messages_expiredText() : m.messages_expiredAlone()]}
    {...(choose && { action: choose })}
    other={{ href: href('/contact'), label: m.messages_contact() }}
  />
)

/** The button without JavaScript, and what a mail program sends for its own button. */
export async function answerUnsubscribe({ request }: FormPost<unknown>) {
  const form = await readForm(request)
  const token = form.token ?? new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await unsubscribe({ data: { token } })
  if (form['List-Unsubscribe'] === 'One-Click') return oneClickAnswer(outcome)
  return seeOther(linkOutcomePath('/unsubscribe', outcome, token))
}

const oneClickStatus: Readonly<Record<Outcome<'unsubscribe'>, number>> = {
  stopped: 200,
  expired: 410,
  'too-many': 429,
  failed: 503,
}

/** The answer to a mail program, which follows no redirect and shows no page (RFC 8058 section 3.2). */
const oneClickAnswer = (outcome: Outcome<'unsubscribe'>): Response =>
  new Response(outcome, { status: oneClickStatus[outcome], headers: { 'cache-control': 'no-store' } })
