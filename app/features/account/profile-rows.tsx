import type { Customer } from '@borealis/contract/customers.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import type { DefinitionRowsProps } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { Check } from 'lucide'
import { formatDate } from '#app/domain/dates.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import type { Reader } from '#app/domain/reader.ts'
import type { SitePageData } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { editLinkId, type ProfileSection } from './profile-section.ts'

interface ProfileReader extends Reader {
  readonly pageData: SitePageData | undefined
}

/** The profile line by line. The ids of lines that can be changed are those of their sections. */
export function profileRows(profile: Customer, reader: ProfileReader): DefinitionRowsProps['rows'] {
  const { pageData, locale, timeZone } = reader
  const { firstName, lastName, email, phone, birthDate, sceneNumber } = profile
  const province = pageData?.provinces.find(({ code }) => code === profile.provinceCode)
  const gender = pageData?.genders.find(({ code }) => code === profile.gender)
  return [
    {
      id: 'name',
      label: m.profile_name(),
      value: `${firstName} ${lastName}`,
      action: edit('name', m.profile_nameContext()),
    },
    {
      id: 'email',
      label: m.profile_email(),
      value: email,
      // The address is known to be verified only where the backend confirms each one.
      badge: pageData?.featureFlags.emailConfirmation ? (
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
      action: edit('phone', m.profile_phoneContext()),
    },
    {
      id: 'birthDate',
      label: m.profile_birthDate(),
      value: birthDate ? formatDate(birthDate, locale, timeZone) : m.profile_none(),
      action: edit('birthDate', m.profile_birthDateContext()),
    },
    {
      id: 'gender',
      label: m.profile_gender(),
      value: gender?.name ?? profile.gender ?? m.profile_notSaid(),
      action: edit('gender', m.profile_genderContext()),
    },
    {
      id: 'province',
      label: m.profile_province(),
      value: province?.name ?? profile.provinceCode,
      detail: m.profile_provinceDetail(),
      action: edit('province', m.profile_provinceContext()),
    },
    {
      id: 'language',
      label: m.profile_language(),
      value: profile.language === 'fr' ? m.profile_french() : m.profile_english(),
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
