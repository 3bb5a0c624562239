import type { Customer, CustomerPatch } from '@borealis/contract/customers.ts'
import { fnv1a32 } from '#app/domain/fnv1a.ts'
import { INTEREST } from '#app/domain/interest-field.ts'
import { isPersonSection, type ProfileSection, personSections } from './profile-section.ts'

/** What the fields of a section hold before anybody types. */
export function profileValues(section: ProfileSection, profile: Customer): Record<string, string> {
  if (isPersonSection(section))
    return {
      ...Object.fromEntries(personSections[section].map((field) => [field, profile[field] ?? ''])),
      ...(section === 'province' && { timeZone: profile.timeZone ?? '' }),
    }
  switch (section) {
    case 'language':
      return { language: profile.language }
    case 'personalisation':
      return { personalisation: profile.preferences.personalisation ? 'yes' : 'no' }
    case 'interests':
      return Object.fromEntries(profile.preferences.interests.map((code) => [INTEREST + code, 'on']))
  }
}

/** The hidden field in which a section's form says which version of the section it was opened on. */
export const VERSION_FIELD = 'seen'

/** What a field's error says when the section was changed since its form was opened. */
export const CHANGED_MEANWHILE = 'changed-meanwhile'

/** A text that changes whenever anything in the section changes. */
export function versionOf(section: ProfileSection, profile: Customer): string {
  const values = new URLSearchParams(profileValues(section, profile))
  values.sort()
  return fnv1a32(values.toString()).toString(36)
}

const fieldOf: Partial<Record<ProfileSection, string>> = { name: 'firstName', province: 'provinceCode' }

/**
 * The error of a change whose form was opened before another change was saved: in a second tab, on another device, or by the
 * programme. `undefined` when the section still is as the form was opened, or already as it is to be.
 */
export function conflictOf(
  section: ProfileSection,
  { version, patch, profile }: { version: string | undefined; patch: CustomerPatch; profile: Customer },
): Readonly<Record<string, string>> | undefined {
  const now = versionOf(section, profile)
  if (version === undefined || version === now) return undefined
  const { preferences, ...fields } = patch
  const asked = Object.assign({}, profile, named(fields), {
    preferences: Object.assign({}, profile.preferences, named(preferences ?? {})),
  })
  if (versionOf(section, asked) === now) return undefined
  return { [fieldOf[section] ?? section]: CHANGED_MEANWHILE }
}

/** The fields that a change names. */
const named = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
