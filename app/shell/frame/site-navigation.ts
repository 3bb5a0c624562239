import type { NavLink } from '@borealis/design-system/patterns/header/nav-link.ts'
import { accountPlaces, type Flags } from '#app/member-data/account-places.ts'
import { offers, type SitePageData } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href, type LinkedArticle } from '../links/href.ts'

/** What is known of the programme; while nothing is, all that it may have is led to. */
type Programme = SitePageData | undefined

/** The links of the header; members have their account where visitors learn how it works. */
export function mainLinks(isLoggedIn: boolean, path: string, pageData: Programme): NavLink[] {
  const account = href('/account')
  const links = [
    { href: href('/offers'), label: m.site_navOffers() },
    { href: href('/rewards'), label: m.site_navRewards() },
    { href: href('/gift-cards'), label: m.site_navGiftCards() },
    ...linkWhere(offers(pageData, 'travel'), {
      href: isLoggedIn ? href('/account/redeem/travel') : href('/travel'),
      label: m.site_navTravel(),
    }),
    isLoggedIn
      ? { href: account, label: m.account_title() }
      : {
          href: href('/help/$slug', { slug: 'how-it-works' satisfies LinkedArticle }),
          label: m.site_navHowItWorks(),
        },
  ]
  // Travel is a page of the account with a link of its own.
  const current = links.find((link) => isWithin(path, link.href))
  return links.map((link) => ({ ...link, current: link === current }))
}

/** @param isThere `undefined` while that is not known */
const linkWhere = (isThere: boolean | undefined, link: NavLink): NavLink[] =>
  isThere === false ? [] : [link]

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The pages of a member's account as links, in the reader's language. */
export const accountPages = (flags: Flags) =>
  accountPlaces(flags).map(({ path, label, section, ...page }) => ({
    ...page,
    href: section ? `${href(path)}#${section}` : href(path),
    label: label(),
  }))

/** The menu behind the member's initials. */
export const accountLinks = (path: string, flags: Flags): NavLink[] =>
  accountPages(flags)
    .filter(({ isAside }) => !isAside)
    .map(({ href, label }) => ({ href, label, current: path === href }))

export function footerGroups(pageData: Programme): { title: string; links: NavLink[] }[] {
  return [
    {
      title: m.site_footerEarn(),
      links: [
        { href: href('/offers'), label: m.site_navOffers() },
        {
          href: href('/help/$slug', { slug: 'partners' satisfies LinkedArticle }),
          label: m.site_footerPartners(),
        },
        { href: href('/account/promo'), label: m.promo_title() },
      ],
    },
    {
      title: m.site_footerRedeem(),
      links: [
        { href: href('/gift-cards'), label: m.site_navGiftCards() },
        ...linkWhere(offers(pageData, 'travel'), { href: href('/travel'), label: m.site_navTravel() }),
        ...linkWhere(offers(pageData, 'credit'), {
          href: href('/card-credit'),
          label: m.site_footerCredit(),
        }),
      ],
    },
    {
      title: m.site_footerHelp(),
      links: [
        ...linkWhere(pageData?.hasHelp, { href: href('/help'), label: m.site_footerHelpCentre() }),
        ...linkWhere(pageData?.hasMissing, {
          href: href('/help/missing-points'),
          label: m.site_footerMissingPoints(),
        }),
        { href: href('/contact'), label: m.site_footerContact() },
      ],
    },
    {
      title: m.site_footerLegal(),
      links: [
        { href: href('/terms'), label: m.site_footerTerms() },
        { href: href('/privacy'), label: m.site_footerPrivacy() },
        { href: href('/cookies'), label: m.site_footerCookies() },
        { href: href('/accessibility'), label: m.site_footerAccessibility() },
      ],
    },
  ]
}
