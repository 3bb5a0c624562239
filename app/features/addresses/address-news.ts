/** What just happened to the address book, as the address says it after a step-up (spec §4). */
const addressNews = ['created', 'updated', 'deleted'] as const
export type AddressNews = (typeof addressNews)[number]

export const readAddressNews = (value: string | undefined): AddressNews | undefined =>
  addressNews.find((news) => news === value)
