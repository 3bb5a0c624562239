interface PublicPage {
  /** The same for all visitors with the same province, dismissals and variants: kept in memory, whoever asks. */
  readonly isShared?: true
  /** Named in the sitemap; pages with a parameter are read from the content. */
  readonly isInSitemap?: true
  /** Found by the site's own search, which finds pages with a parameter as content. */
  readonly isFound?: true
}

/**
 * Every page that anybody may open, by its route, in the order of the sitemap. A new one is private to each reader, kept
 * from search engines and not found until its row says otherwise; `tests/architecture/access.test.ts` misses no route.
 */
export const publicPages = {
  '/': { isShared: true, isInSitemap: true },
  '/offers': { isShared: true, isInSitemap: true, isFound: true },
  '/offers/limited-time': { isShared: true, isInSitemap: true },
  '/offers/more': { isShared: true, isInSitemap: true },
  '/offers/$offerCode': { isShared: true },
  '/rewards': { isShared: true, isInSitemap: true, isFound: true },
  '/rewards/$code': { isShared: true },
  '/rewards/category/$code': { isShared: true },
  '/gift-cards': { isShared: true, isInSitemap: true, isFound: true },
  '/gift-cards/$brandId': { isShared: true },
  '/travel': { isShared: true, isInSitemap: true, isFound: true },
  '/card-credit': { isShared: true, isInSitemap: true, isFound: true },
  '/create-account': { isInSitemap: true, isFound: true },
  '/create-account/done': {},
  '/announcements': { isShared: true, isInSitemap: true, isFound: true },
  '/help': { isShared: true, isInSitemap: true },
  '/help/$slug': { isShared: true },
  '/help/missing-points': { isShared: true, isInSitemap: true },
  '/contact': { isShared: true, isInSitemap: true, isFound: true },
  '/terms': { isShared: true, isInSitemap: true, isFound: true },
  '/privacy': { isShared: true, isInSitemap: true, isFound: true },
  '/accessibility': { isShared: true, isInSitemap: true, isFound: true },
  '/cookies': { isInSitemap: true, isFound: true },
  '/province': { isFound: true },
  '/search': {},
  '/confirm-email': {},
  '/unsubscribe': {},
} as const satisfies Readonly<Record<string, PublicPage>>

type Pages = typeof publicPages

/** The routes whose rows say so. */
type PageThat<Is extends keyof PublicPage> = {
  [Path in keyof Pages]: Pages[Path] extends Record<Is, true> ? Path : never
}[keyof Pages]
export type FoundPage = PageThat<'isFound'>
export type SitemapPage = PageThat<'isInSitemap'>

/** The routes whose rows say so, in the order of the table. */
export const publicPagesThat = (is: keyof PublicPage): readonly string[] =>
  Object.entries<PublicPage>(publicPages).flatMap(([path, page]) => (page[is] ? [path] : []))
