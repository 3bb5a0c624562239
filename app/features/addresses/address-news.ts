/** What just happened to the address book, as the address says it after a step-up (spec §4) or a form without JavaScript. */
const addressNews = ['created', 'updated', 'deleted', 'default'] as const
export type AddressNews = (typeof addressNews)[number]

export const readAddressNews = (value: string | undefined): AddressNews | undefined =>
  addressNews.find((news) => news === value)
