/** What the last form of the page did, as the page's address says it. */
const securityOutcomes = ['frozen', 'ended', 'ended-others'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

export const readSecurityOutcome = (value: string | undefined): SecurityOutcome | undefined =>
  securityOutcomes.find((outcome) => outcome === value)

/** What signing out elsewhere did: one other browser is named by its key, all of them by none. */
export const sessionEndOutcome = (key: string | undefined) => (key === undefined ? 'ended-others' : 'ended')
