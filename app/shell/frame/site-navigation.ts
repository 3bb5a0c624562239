import type { PageData } from '@borealis/contract/page-data.ts'
import type { NavLink } from '@borealis/design-system/patterns/header/nav-link.ts'
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

/** Which optional features the programme has; `undefined` until page data is loaded. */
export type Flags = PageData['featureFlags'] | undefined

/** Whether the privacy page would have any content. */
export const hasPrivacy = (flags: Flags): boolean =>
  Boolean(flags?.consents || flags?.dataExport || flags?.accountDeletion)

/** The pages of a member's account, in order. Pages whose API the backend does not offer are left out. */
export function accountPages(flags: Flags) {
  return [
    { place: 'overview', href: href('/account'), label: m.site_menuOverview() },
    { place: 'history', href: href('/account/history'), label: m.site_menuHistory() },
    { place: 'orders', href: href('/account/orders'), label: m.site_menuOrders() },
    ...(flags?.eCards
      ? [{ place: 'e-cards', href: href('/account/e-cards'), label: m.site_menuECards() } as const]
      : []),
    { place: 'spend', href: href('/account/redeem'), label: m.site_menuRedeem() },
    { place: 'profile', href: href('/account/profile'), label: m.site_menuProfile() },
    { place: 'security', href: href('/account/security'), label: m.site_menuSecurity() },
    ...(flags?.messagePreferences
      ? [{ place: 'messages', href: href('/account/preferences'), label: m.site_menuMessages() } as const]
      : []),
    ...(hasPrivacy(flags)
      ? [{ place: 'privacy', href: href('/account/privacy'), label: m.site_menuPrivacy() } as const]
      : []),
    { place: 'card', href: href('/account/card'), label: m.site_menuCard() },
    { place: 'promo', href: href('/account/promo'), label: m.site_menuPromo() },
  ] as const
}

/** The menu behind the member's initials. */
export const accountLinks = (path: string, flags: Flags): NavLink[] =>
  accountPages(flags).map(({ href, label }) => ({ href, label, current: path === href }))

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
        { href: href('/account/promo'), label: m.site_menuPromo() },
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
