import type { Customer } from '@borealis/contract/customers.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import {
  DefinitionRows,
  type DefinitionRowsProps,
} from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide'
import { useEffect } from 'react'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { formatDate, isCalendarDay } from '#app/domain/dates.ts'
import { languageName, languagePart, languageTag, locales } from '#app/domain/locale.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import { EMAIL_SEEN, emailCancelOutcome } from '#app/domain/outcomes.ts'
import type { Reader } from '#app/domain/reader.ts'
import { seeOther } from '#app/edge/answers.ts'
import { setDefaultAddress } from '#app/features/addresses/addresses.data.ts'
import { cancelEmailChange } from '#app/features/email-change/email-change.data.ts'
import { pageDataQueries, type SitePageData } from '#app/member-data/page-data.data.ts'
import { accountQueries, getProfile } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import {
  answerForm,
  type FormPost,
  type PostedForm,
  readForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
import { forgetDrafts, PROFILE_DRAFTS } from '#app/shell/forms/use-draft.ts'
import { href } from '#app/shell/links/href.ts'
import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { UnraisedNotice } from '#app/shell/page-parts/unraised-notice.tsx'
import { useReturnedToForm } from '#app/shell/step-up/use-returned.ts'
import { changedKeys, updateProfile } from './account.data.ts'
import { editLinkId, type ProfileSection, readSection } from './profile-section.ts'

/** Fields and their validation are loaded when a line is opened. */
export const ProfileForm = lazyPart(() => import('./profile-form.tsx').then((module) => module.ProfileForm))

interface ProfilePageProps {
  /** The section that is open for a change. */
  edit: ProfileSection | undefined
  /** A section that was just saved without JavaScript, or after a step-up. */
  saved: ProfileSection | undefined
  posted: PostedForm | undefined
  /** The change of the phone number that a step-up came back from. */
  intent: string | undefined
}

/** What became of a change of the phone number that a step-up came back from. */
const phoneWords = {
  waiting: m.profile_notYet,
  cancelled: m.profile_phoneStopped,
  refused: (because: string | null) => because ?? m.profile_phoneRefused(),
  unknown: m.profile_unsure,
  expired: m.profile_phoneLate,
}

/** The member's profile: one fact per line, one of them at a time open for a change. */
export function ProfilePage({ edit, saved, posted, intent }: ProfilePageProps) {
  const { returned, notice } = useReturnedToForm(intent, phoneWords)
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
  const value = rows[open]?.value
  const current = edit === 'province' ? `${value}, ${m.profile_zone({ zone: timeZone })}` : value
  const language = languageOf(profile)
  return (
    <>
      <OutcomeNotice
        message={saved && m.profile_saved()}
        changedKeys={changedKeys(saved)}
        pageHref={href('/account/profile')}
      />
      <UnraisedNotice notice={notice} />
      {edit === undefined || open === -1 ? (
        <DefinitionRows rows={rows} />
      ) : (
        <>
          {open > 0 ? <DefinitionRows rows={rows.slice(0, open)} /> : null}
          <div className="relative -my-px">
            <ProfileForm
              key={edit}
              section={edit}
              // The language is marked as what it is: an element, whose name a sentence can say.
              current={typeof current === 'string' ? current : language ? languageName(language) : ''}
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

interface ProfileReader extends Reader {
  readonly pageData: SitePageData | undefined
}

const languageOf = (profile: Customer) => locales.find((one) => languagePart(one) === profile.language)

/** The profile line by line. The ids of lines that can be changed are those of their sections. */
function profileRows(profile: Customer, reader: ProfileReader): DefinitionRowsProps['rows'] {
  const { pageData, locale, timeZone } = reader
  const { firstName, lastName, email, phone, birthDate, sceneNumber } = profile
  const province = pageData?.provinces.find(({ code }) => code === profile.provinceCode)
  const gender = pageData?.genders.find(({ code }) => code === profile.gender)
  const chosen = languageOf(profile)
  return [
    {
      id: 'name',
      label: m.profile_name(),
      value: `${firstName} ${lastName}`.trim() || m.profile_none(),
      isAsWritten: true,
      action: edit('name', m.profile_nameContext()),
    },
    {
      id: 'email',
      label: m.profile_email(),
      value: email || m.profile_none(),
      isAsWritten: true,
      // The address is known to be verified only where the backend confirms each one.
      badge:
        email && pageData?.featureFlags.emailConfirmation ? (
          <Badge tone="success" icon={Check}>
            {m.profile_verified()}
          </Badge>
        ) : null,
      action: {
        href: href('/account/profile/email'),
        label: m.profile_edit(),
        context: m.email_changeContext(),
      },
    },
    {
      id: 'phone',
      label: m.profile_phone(),
      value: phone ?? m.profile_none(),
      isAsWritten: phone !== null,
      action: edit('phone', m.profile_phoneContext()),
    },
    {
      id: 'birthDate',
      label: m.profile_birthDate(),
      // As it was written where it is no day.
      value:
        birthDate && isCalendarDay(birthDate)
          ? formatDate(birthDate, locale, timeZone)
          : birthDate || m.profile_none(),
      action: edit('birthDate', m.profile_birthDateContext()),
    },
    {
      id: 'gender',
      label: m.profile_gender(),
      value: gender?.name ?? profile.gender ?? m.profile_none(),
      action: edit('gender', m.profile_genderContext()),
    },
    {
      id: 'province',
      label: m.addresses_province(),
      value: province?.name ?? (profile.provinceCode === 'other' ? m.profile_none() : profile.provinceCode),
      detail: m.profile_timeZoneIs({ zone: m.profile_zone({ zone: timeZone }) }),
      action: edit('province', m.profile_provinceContext()),
    },
    {
      id: 'language',
      label: m.profile_language(),
      value: chosen ? <span lang={languageTag(chosen)}>{languageName(chosen)}</span> : m.profile_none(),
      detail: m.profile_languageDetail(),
      action: edit('language', m.profile_languageContext()),
    },
    ...(pageData && pageData.interests.length > 0
      ? [
          {
            id: 'interests',
            label: m.profile_interests(),
            value:
              pageData.interests
                .filter(({ code }) => profile.preferences.interests.includes(code))
                .map(({ name }) => name)
                .join(', ') || m.profile_none(),
            detail: m.profile_interestsDetail(),
            action: edit('interests', m.profile_interestsContext()),
          },
        ]
      : []),
    // Where the backend keeps consents, this is one of them (/account/privacy).
    ...(pageData && !pageData.featureFlags.consents
      ? [
          {
            id: 'personalisation',
            label: m.profile_personalisation(),
            value: profile.preferences.personalisation
              ? m.profile_personalisationOn()
              : m.profile_personalisationOff(),
            action: edit('personalisation', m.profile_personalisationContext()),
          },
        ]
      : []),
    {
      id: 'member-number',
      label: m.profile_memberNumber(),
      value: formatMemberNumber(sceneNumber),
      isAsWritten: true,
      isShort: true,
      control: (
        <CopyLink
          text={sceneNumber}
          label={m.card_copy()}
          context={m.card_copyContext()}
          copied={m.card_copied()}
        />
      ),
    },
  ]
}

const edit = (section: ProfileSection, context: string) => ({
  id: editLinkId(section),
  href: href('/account/profile', { edit: section }),
  label: m.profile_edit(),
  context,
})

/** A section, the preferred address, or the cancellation of an e-mail change, from forms without JavaScript. */
export const answerProfile = <T,>({ request, next }: FormPost<T>) =>
  answerForm(
    request,
    async () => {
      const search = new URL(request.url).searchParams
      const uniqueId = search.get('default')
      if (uniqueId) {
        await setDefaultAddress({ data: { uniqueId: uniqueId.slice(0, 64) } })
        return seeOther(href('/account/profile', { address: 'default' }))
      }
      if (search.get('do') === 'keep-email') {
        const { [EMAIL_SEEN]: seen } = await readForm(request)
        await cancelEmailChange()
        const { email } = await getProfile()
        return seeOther(href('/account/profile', { email: emailCancelOutcome(seen, email) }))
      }
      const section = readSection(search.get('edit') ?? undefined)
      if (!section) return seeOther(href('/account/profile'))
      const values = await readForm(request)
      const save = async () => {
        const answer = await updateProfile({ data: { section, values } })
        if (!answer.ok) return answer.errors
        return 'stepUp' in answer
          ? goToStepUp(answer)
          : seeOther(href('/account/profile', { saved: section }))
      }
      return saveOrShowAgain(values, save, next)
    },
    next,
  )
