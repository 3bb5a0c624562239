/** What the last form of the page did, as the page's address says it. */
const securityNews = ['frozen', 'ended', 'ended-others'] as const
export type SecurityNews = (typeof securityNews)[number]

export const readSecurityNews = (value: string | undefined): SecurityNews | undefined =>
  securityNews.find((news) => news === value)

/** What signing out elsewhere did: one other browser is named by its key, all of them by none. */
export const newsOfEnd = (key: string | undefined) => (key === undefined ? 'ended-others' : 'ended')
