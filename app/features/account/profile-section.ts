/** The parts of the profile that a member changes one at a time; each is a form of its own. */
export const profileSections = ['name', 'phone', 'birthDate', 'gender', 'province', 'language'] as const
export type ProfileSection = (typeof profileSections)[number]

/** The section that an address names, else none. */
export const readSection = (value: string | undefined): ProfileSection | undefined =>
  profileSections.find((section) => section === value)
