import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { forgetDrafts, PROFILE_DRAFTS } from '#app/shell/forms/use-draft.ts'
import { useReturned } from '#app/shell/step-up/use-returned.ts'
import { ProfileForm } from './profile-form-part.ts'
import { profileRows } from './profile-rows.tsx'
import type { ProfileSection } from './profile-section.ts'

interface ProfilePageProps {
  /** The section that is open for a change. */
  edit: ProfileSection | undefined
  /** A section that was just saved without JavaScript. */
  saved: ProfileSection | undefined
  posted: PostedForm | undefined
  /** The change of the phone number that a step-up came back from. */
  intent: string | undefined
}

/** What became of a change of the phone number that a step-up came back from. */
const phoneWords = {
  waiting: m.profile_phoneStopped,
  cancelled: m.profile_phoneStopped,
  refused: (because: string | null) =>
    because === null ? m.profile_phoneRefused() : m.profile_refusedBecause({ detail: because }),
  unknown: m.profile_unsure,
  expired: m.profile_phoneLate,
}

/** The member's profile: one fact per line, one of them at a time open for a change. */
export function ProfilePage({ edit, saved, posted, intent }: ProfilePageProps) {
  const { returned, notice } = useReturned(intent, phoneWords)
  const phone = returned?.typed?.phone
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { locale, timeZone } = useMoment()
  const isOverview = edit === undefined
  useEffect(() => {
    // With every line closed the member has left the forms, so their drafts go.
    if (isOverview) forgetDrafts(profile.sub, PROFILE_DRAFTS)
  }, [isOverview, profile.sub])
  const rows = profileRows(profile, { pageData, locale, timeZone })
  const open = rows.findIndex(({ id }) => id === edit)
  const current = rows[open]?.value
  return (
    <>
      {saved ? (
        <Banner status="success" className="mb-6">
          {m.profile_saved()}
        </Banner>
      ) : null}
      {notice ? (
        <Banner status={notice.status} className="mb-6">
          {notice.message}
        </Banner>
      ) : null}
      {edit === undefined || open === -1 ? (
        <DefinitionRows rows={rows} />
      ) : (
        <>
          {open > 0 ? <DefinitionRows rows={rows.slice(0, open)} /> : null}
          <div className="relative -my-px">
            <ProfileForm
              key={edit}
              section={edit}
              current={typeof current === 'string' ? current : ''}
              profile={profile}
              posted={posted}
              typed={phone === undefined ? undefined : { phone }}
            />
          </div>
          <DefinitionRows rows={rows.slice(open + 1)} />
        </>
      )}
    </>
  )
}
