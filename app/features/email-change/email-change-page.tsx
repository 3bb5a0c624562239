import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { PROFILE_DRAFTS, useDraft } from '#app/shell/forms/use-draft.ts'
import { useReturned } from '#app/shell/step-up/use-returned.ts'
import { EmailForm } from './email-form.tsx'

const words = {
  waiting: m.email_stopped,
  cancelled: m.email_stopped,
  refused: (because: string | null) =>
    because === null ? m.email_refused() : m.email_refusedBecause({ detail: because }),
  unknown: m.email_running,
  expired: m.email_late,
}

interface EmailChangePageProps {
  /** Handle of the pending change that a step-up returned from. */
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
  const { returned, notice } = useReturned(intent, words)
  const draft = useDraft(profile.sub, `${PROFILE_DRAFTS}email`)
  const isConfirmed = pageData && pageData.featureFlags.emailConfirmation === true
  return (
    <div className="max-w-form">
      {notice ? (
        <Banner status={notice.status} className="mb-6">
          {notice.message}
        </Banner>
      ) : null}
      <EmailForm
        key={draft.draft ? 'draft' : 'known'}
        email={profile.email}
        typed={draft.draft?.email ?? returned?.typed?.email ?? ''}
        posted={posted}
        onChange={draft.onChange}
        formRef={draft.ref}
      />
      <ol className="mt-8 grid max-w-measure grid-cols-[minmax(0,1fr)] list-decimal gap-2 pl-5 text-ink-2">
        <li>{m.email_stepCode()}</li>
        {isConfirmed ? <li>{m.email_stepLink()}</li> : null}
        {isConfirmed ? <li>{m.email_stepUntil({ email: profile.email })}</li> : null}
        {isConfirmed === false ? <li>{m.email_stepAtOnce()}</li> : null}
      </ol>
    </div>
  )
}
