import type { NavLink } from '@borealis/design-system/patterns/header/nav-link.ts'
import { accountPlaces, type Flags } from '#app/member-data/account-places.ts'
import * as m from '#app/paraglide/messages.js'
import { href, type LinkedArticle } from '../links/href.ts'

/** The five links of the header; members have their account where visitors learn how it works. */
export function mainLinks(isLoggedIn: boolean, path: string): NavLink[] {
  const account = href('/account')
  const links = [
    { href: href('/offers'), label: m.site_navOffers() },
    { href: href('/rewards'), label: m.site_navRewards() },
    { href: href('/gift-cards'), label: m.site_navGiftCards() },
    { href: isLoggedIn ? href('/account/redeem/travel') : href('/travel'), label: m.site_navTravel() },
    isLoggedIn
      ? { href: account, label: m.site_barAccount() }
      : {
          href: href('/help/$slug', { slug: 'how-it-works' satisfies LinkedArticle }),
          label: m.site_navHowItWorks(),
        },
  ]
  // Travel is a page of the account with a link of its own.
  const current = links.find((link) => isWithin(path, link.href))
  return links.map((link) => ({ ...link, current: link === current }))
}

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

/** @param hasHelp false: the programme has written no article, so nothing leads to them */
export function footerGroups(hasHelp: boolean): { title: string; links: NavLink[] }[] {
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
        { href: href('/travel'), label: m.site_navTravel() },
        { href: href('/card-credit'), label: m.site_footerCredit() },
      ],
    },
    {
      title: m.site_footerHelp(),
      links: [
        ...(hasHelp ? [{ href: href('/help'), label: m.site_footerHelpCentre() }] : []),
        { href: href('/help/missing-points'), label: m.site_footerMissingPoints() },
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
