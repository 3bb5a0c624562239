import type { Customer } from '@borealis/contract/customers.ts'
import { INTEREST } from '#app/domain/interest-field.ts'

/** The parts of the profile that a member changes one at a time; each is a form of its own. */
export const profileSections = [
  'name',
  'phone',
  'birthDate',
  'gender',
  'province',
  'language',
  'personalisation',
  'interests',
] as const
export type ProfileSection = (typeof profileSections)[number]

/** The section that an address names, else none. */
export const readSection = (value: string | undefined): ProfileSection | undefined =>
  profileSections.find((section) => section === value)

/** Id of the link that opens a section for a change, and to which the focus comes back. */
export const editLinkId = (section: ProfileSection): string => `edit-${section}`

/** What the fields of a section hold before anybody types. */
export function profileValues(section: ProfileSection, profile: Customer): Record<string, string> {
  switch (section) {
    case 'name':
      return { firstName: profile.firstName, lastName: profile.lastName }
    case 'phone':
      return { phone: profile.phone ?? '' }
    case 'birthDate':
      return { birthDate: profile.birthDate ?? '' }
    case 'gender':
      return { gender: profile.gender ?? '' }
    case 'province':
      return { provinceCode: profile.provinceCode }
    case 'language':
      return { language: profile.language }
    case 'personalisation':
      return { personalisation: profile.preferences.personalisation ? 'yes' : 'no' }
    case 'interests':
      return Object.fromEntries(profile.preferences.interests.map((code) => [INTEREST + code, 'on']))
  }
}
