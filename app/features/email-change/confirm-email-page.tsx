import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { SuccessWindow } from '@borealis/design-system/patterns/success-window/success-window.tsx'
import type { Outcome } from '#app/domain/outcomes.ts'
import { seeOther } from '#app/edge/answers.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { LinkForm, linkOutcomePath } from '#app/shell/forms/link-form.tsx'
import { type FormPost, readForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { AnnounceChange } from '#app/shell/member/tab-sync.tsx'
import { confirmEmail } from './email-change.data.ts'

interface ConfirmEmailPageProps {
  token: string
  outcome: Outcome<'confirmEmail'> | undefined
}

/**
 * Where the link of a confirmation message leads. Opening it changes nothing, because mail programs open links by
 * themselves; the button does.
 */
export function ConfirmEmailPage({ token, outcome }: ConfirmEmailPageProps) {
  const profile = { href: href('/account/profile'), label: m.email_toProfile() }
  const again = { href: href('/account/profile/email'), label: m.email_askAgain() }
  const form = { page: '/confirm-email', token, send: confirmEmail } as const
  switch (outcome) {
    case 'confirmed':
      return (
        <SuccessWindow
          heading={m.email_confirmedHeading()}
          text={m.email_confirmedText()}
          art={null}
          actions={<Button href={profile.href}>{profile.label}</Button>}
        >
          <AnnounceChange keys={[accountQueries.all]} />
          <p className="max-w-measure text-ink-2">{m.email_confirmedNext()}</p>
        </SuccessWindow>
      )
    case 'taken':
      return <NoticePage heading={m.email_takenHeading()} text={[m.email_takenText()]} action={again} />
    case 'too-many':
      return <NoticePage heading={m.email_tooManyHeading()} text={[m.email_tooManyText()]} />
    case 'failed':
      return (
        <NoticePage heading={m.email_failedHeading()} text={[m.email_failedText()]}>
          <LinkForm {...form} label={m.errors_tryAgain()} />
          <ActionLink href={profile.href}>{profile.label}</ActionLink>
        </NoticePage>
      )
    case 'expired':
      return <Expired again={again} profile={profile} />
    case undefined:
      if (token === '') return <Expired again={again} profile={profile} />
      return (
        <NoticePage
          unlit={false}
          heading={m.email_confirmHeading()}
          text={[m.email_confirmText(), m.email_confirmNotYou()]}
        >
          <LinkForm {...form} label={m.email_confirmButton()} />
        </NoticePage>
      )
  }
}

type Way = { href: string; label: string }

const Expired = ({ again, profile }: { again: Way; profile: Way }) => (
  <NoticePage
    heading={m.email_expiredHeading()}
    text={[m.email_expiredText(), m.email_expiredNext()]}
    action={profile}
    other={again}
  />
)

/** The button without JavaScript. */
export async function answerConfirmation({ request }: FormPost<unknown>) {
  const { token = '' } = await readForm(request)
  const outcome = await confirmEmail({ data: { token } })
  return seeOther(linkOutcomePath('/confirm-email', outcome, token))
}
