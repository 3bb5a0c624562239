/** What just happened to the address book, as the address says it after a step-up (spec §4) or a form without JavaScript. */
const addressOutcomes = ['created', 'updated', 'deleted', 'default'] as const
export type AddressOutcome = (typeof addressOutcomes)[number]

export const readAddressOutcome = (value: string | undefined): AddressOutcome | undefined =>
  addressOutcomes.find((outcome) => outcome === value)
