import { localeOf, otherLanguage } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { FooterProps } from '../footer/footer.tsx'
import type { HeaderAccount, HeaderProps } from '../header/header.tsx'
import type { NavLink } from '../header/nav-link.ts'

/** What of the Storybook toolbar decides about words. */
export type Globals = {
  /** English by default. */
  locale?: unknown
  /** The brand that Storybook begins with by default. */
  brand?: unknown
}

/** Texts and links of the site's frame in the toolbar's language and brand, with invented people. */
export function frame(globals: Globals) {
  const locale = localeOf(globals)
  const say = siteMessages(globals)
  const [path, tag, other] = locale === 'fr-ca' ? ['/fr-ca', 'en-CA', '/'] : ['', 'fr-CA', '/fr-ca']
  const link = (place: string, key: Parameters<typeof say>[0]): NavLink => ({
    href: path + place,
    label: say(key),
  })
  const language = { href: other, label: otherLanguage({ locale }), lang: tag }
  const member = {
    'en-ca': { name: 'Avery Chen', initials: 'AC', number: '604 646 0193 2275', points: '24,850' },
    'fr-ca': { name: 'Élodie Tremblay', initials: 'ÉT', number: '604 646 0193 4418', points: '18\u00A0400' },
  }[locale]
  const signedIn: HeaderAccount = {
    kind: 'member',
    balance: {
      href: `${path}/account/history`,
      points: member.points,
      unit: say('site_pointsUnit'),
      label: say('site_balanceLabel', { points: member.points }),
    },
    menu: {
      label: say('site_accountMenuLabel', { name: member.name }),
      initials: member.initials,
      name: member.name,
      detail: member.number,
      links: [
        { ...link('/account', 'account_title'), current: true },
        link('/account/history', 'history_title'),
        link('/account/orders', 'orders_title'),
        link('/account/e-cards', 'eCards_title'),
        link('/account/redeem', 'ways_title'),
        link('/account/profile', 'profile_title'),
        link('/account/security', 'security_title'),
        link('/account/preferences', 'messages_title'),
        link('/account/privacy', 'privacy_title'),
        link('/account/card', 'card_title'),
        link('/account/promo', 'promo_title'),
      ],
      signOut: { action: '/auth/sign-out', label: say('site_signOut') },
    },
  }
  const places = [
    link('/offers', 'site_navOffers'),
    link('/rewards', 'site_navRewards'),
    link('/gift-cards', 'site_navGiftCards'),
    link('/travel', 'site_navTravel'),
  ]
  const header: HeaderProps = {
    logo: { href: path || '/', name: [say('site_nameFirstLine'), say('site_nameSecondLine')] },
    navLabel: say('site_navLabel'),
    links: [...places, link('/help/how-it-works', 'site_navHowItWorks')],
    search: link('/search', 'site_navSearch'),
    language,
    account: {
      kind: 'visitor',
      signIn: link('/auth/sign-in', 'site_signIn'),
      join: link('/create-account', 'site_join'),
    },
    menuLabel: say('site_menuLabel'),
  }
  const memberHeader: HeaderProps = {
    ...header,
    links: [...places, link('/account', 'account_title')],
    account: signedIn,
  }
  const footer: FooterProps = {
    motto: say('site_motto'),
    navLabel: say('site_footerLabel'),
    groups: [
      {
        title: say('site_footerEarn'),
        links: [
          link('/offers', 'site_navOffers'),
          link('/help/partners', 'site_footerPartners'),
          link('/account/promo', 'promo_title'),
        ],
      },
      {
        title: say('site_footerRedeem'),
        links: [
          link('/gift-cards', 'site_navGiftCards'),
          link('/travel', 'site_navTravel'),
          link('/card-credit', 'site_footerCredit'),
        ],
      },
      {
        title: say('site_footerHelp'),
        links: [
          link('/help', 'site_footerHelpCentre'),
          link('/help/missing-points', 'site_footerMissingPoints'),
          link('/contact', 'site_footerContact'),
        ],
      },
      {
        title: say('site_footerLegal'),
        links: [
          link('/terms', 'site_footerTerms'),
          link('/privacy', 'site_footerPrivacy'),
          link('/cookies', 'site_footerCookies'),
          link('/accessibility', 'site_footerAccessibility'),
        ],
      },
    ],
    copyright: say('site_copyright', { year: '2026' }),
    province: {
      text: say('site_shownFor', { province: locale === 'fr-ca' ? 'Québec' : 'Ontario' }),
      change: link('/province', 'site_changeProvince'),
    },
    language,
  }
  return { header, memberHeader, footer }
}

/** The header with one link marked as current. */
export const at = (header: HeaderProps, href: string): HeaderProps => ({
  ...header,
  links: header.links.map((link) => ({ ...link, current: link.href === href })),
})
