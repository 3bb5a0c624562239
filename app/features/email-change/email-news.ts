/** What just happened to the e-mail address, as the profile's address says it (spec §4). */
const emailNews = ['asked', 'kept'] as const
export type EmailNews = (typeof emailNews)[number]

export const readEmailNews = (value: string | undefined): EmailNews | undefined =>
  emailNews.find((news) => news === value)
