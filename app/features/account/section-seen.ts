import type { Customer, CustomerPatch } from '#app/backend/contract/customers.ts'
import { fnv1a32 } from '#app/domain/experiment.ts'
import { type ProfileSection, profileValues } from './profile-section.ts'

/** The hidden field in which a section's form says what the section held when it was opened. */
export const SEEN = 'seen'

/** What a field's error says when the section was changed since its form was opened. */
export const CHANGED_MEANWHILE = 'changed-meanwhile'

/** Stands for what a section holds: another text when anything in it is another. */
export function seenOf(section: ProfileSection, profile: Customer): string {
  const values = new URLSearchParams(profileValues(section, profile))
  values.sort()
  return fnv1a32(values.toString()).toString(36)
}

const fieldOf: Partial<Record<ProfileSection, string>> = { name: 'firstName', province: 'provinceCode' }

/**
 * What is wrong with a change whose form was opened before somebody else's was saved: a second tab, another device,
 * the programme itself. Nothing, when the section holds what the form was opened with, or what it asks for already.
 */
export function conflictOf(
  section: ProfileSection,
  { seen, patch, profile }: { seen: string | undefined; patch: CustomerPatch; profile: Customer },
): Readonly<Record<string, string>> | undefined {
  const now = seenOf(section, profile)
  if (seen === undefined || seen === now) return undefined
  const { preferences, ...fields } = patch
  const asked = Object.assign({}, profile, named(fields), {
    preferences: Object.assign({}, profile.preferences, named(preferences ?? {})),
  })
  if (seenOf(section, asked) === now) return undefined
  return { [fieldOf[section] ?? section]: CHANGED_MEANWHILE }
}

/** The fields that a change names. */
const named = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
