import { type Outcome, readOutcome } from '#app/domain/outcomes.ts'
import type { PersonField } from '#app/member-data/person-fields.ts'

/** A part of the profile that a member changes by a form of its own. */
export type ProfileSection = Outcome<'saved'>

/** Which section asks for which fields of a person; the others have one of their own. */
export const personSections = {
  name: ['firstName', 'lastName'],
  phone: ['phone'],
  birthDate: ['birthDate'],
  gender: ['gender'],
  province: ['provinceCode'],
} as const satisfies Partial<Record<ProfileSection, readonly PersonField[]>>
export type PersonSection = keyof typeof personSections

export const isPersonSection = (section: ProfileSection): section is PersonSection =>
  section in personSections

/** The section that an address names, else none. */
export const readSection = (value: string | undefined): ProfileSection | undefined =>
  readOutcome('saved', value)

/** Id of the link that opens a section for a change, and to which the focus comes back. */
export const editLinkId = (section: ProfileSection): string => `edit-${section}`
