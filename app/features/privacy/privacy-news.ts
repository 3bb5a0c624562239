/** What the last form of the page did, as the page's address says it. */
const privacyNews = [
  'given',
  'withdrawn',
  'wording',
  'too-often',
  'closing',
  'kept',
  'left',
  'joined',
] as const
export type PrivacyNews = (typeof privacyNews)[number]

export const readPrivacyNews = (value: string | undefined): PrivacyNews | undefined =>
  privacyNews.find((news) => news === value)
