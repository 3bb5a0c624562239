import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/site/forms/posted-form.ts'
import { PROFILE_DRAFTS, useDraft } from '#app/site/forms/use-draft.ts'
import type { ReturnedEmail } from './email-change.functions.ts'
import { emailChangeQueries } from './email-change.queries.ts'
import { EmailForm } from './email-form.tsx'

interface EmailChangePageProps {
  /** The pending change that a step-up came back from. */
  intent: string | undefined
  /** The form as it was sent without JavaScript. */
  posted: PostedForm | undefined
}

/**
 * A new e-mail address: typed here, allowed by a code, and in force once its own mailbox confirms it, or at once where
 * the backend asks for no confirmation.
 */
export function EmailChangePage({ intent, posted }: EmailChangePageProps) {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: returned } = useQuery({
    ...emailChangeQueries.returned(intent ?? ''),
    enabled: Boolean(intent),
  })
  const draft = useDraft(profile.sub, `${PROFILE_DRAFTS}email`)
  const isConfirmed = pageData && pageData.featureFlags.emailConfirmation === true
  const notice = intent && returned !== undefined ? noticeOf(returned) : undefined
  return (
    <div className="max-w-[42.5rem]">
      {notice ? (
        <Banner status={notice.status} className="mb-6">
          {notice.words}
        </Banner>
      ) : null}
      <EmailForm
        key={draft.draft ? 'draft' : 'known'}
        email={profile.email}
        typed={draft.draft?.email ?? returned?.email ?? ''}
        posted={posted}
        onChange={draft.onChange}
        formRef={draft.ref}
      />
      <ol className="mt-8 max-w-measure list-decimal space-y-2 pl-5 text-ink-2">
        <li>{m.email_stepCode()}</li>
        {isConfirmed ? <li>{m.email_stepLink()}</li> : null}
        {isConfirmed ? <li>{m.email_stepUntil({ email: profile.email })}</li> : null}
        {isConfirmed === false ? <li>{m.email_stepAtOnce()}</li> : null}
      </ol>
    </div>
  )
}

function noticeOf(
  returned: ReturnedEmail | null,
): { status: 'error' | 'info' | 'warning'; words: string } | undefined {
  if (returned === null) return { status: 'warning', words: m.email_late() }
  switch (returned.outcome) {
    case 'refused':
      return {
        status: 'error',
        words: returned.detail ? m.email_refusedBecause({ detail: returned.detail }) : m.email_refused(),
      }
    case 'unknown':
      return { status: 'warning', words: m.email_running() }
    case 'cancelled':
    case 'waiting':
      return { status: 'info', words: m.email_stopped() }
    case 'done':
      return undefined
  }
}
