import type { FooterProps } from '../footer/footer.tsx'
import type { HeaderAccount, HeaderProps } from '../header/header.tsx'

const signedInEn: HeaderAccount = {
  kind: 'member',
  balance: { href: '/account/points', points: '24,850', unit: 'pts', label: 'Your balance: 24,850 points' },
  menu: {
    label: 'Your account, Avery Chen',
    initials: 'AC',
    name: 'Avery Chen',
    detail: '604 646 0193 2275',
    links: [
      { href: '/account', label: 'Overview', current: true },
      { href: '/account/orders', label: 'Orders' },
      { href: '/account/profile', label: 'Profile' },
    ],
    signOut: { action: '/auth/sign-out', label: 'Sign out' },
  },
}

const signedInFr: HeaderAccount = {
  kind: 'member',
  balance: {
    href: '/fr-ca/account/points',
    points: '18 400',
    unit: 'pts',
    label: 'Votre solde : 18 400 points',
  },
  menu: {
    label: 'Votre compte, Élodie Tremblay',
    initials: 'ÉT',
    name: 'Élodie Tremblay',
    detail: '604 646 0193 4418',
    links: [
      { href: '/fr-ca/account', label: 'Aperçu', current: true },
      { href: '/fr-ca/account/orders', label: 'Commandes' },
      { href: '/fr-ca/account/profile', label: 'Profil' },
    ],
    signOut: { action: '/auth/sign-out', label: 'Fermer la session' },
  },
}

export const headerEn: HeaderProps = {
  logo: { href: '/', name: ['Borealis', 'Rewards'] },
  navLabel: 'Main',
  links: [
    { href: '/offers', label: 'Offers' },
    { href: '/rewards', label: 'Rewards' },
    { href: '/gift-cards', label: 'Gift cards' },
    { href: '/travel', label: 'Travel' },
    { href: '/how-it-works', label: 'How it works' },
  ],
  search: { href: '/search', label: 'Search' },
  language: { href: '/fr-ca', label: 'Français', lang: 'fr-CA' },
  account: {
    kind: 'visitor',
    signIn: { href: '/auth/sign-in', label: 'Sign in' },
    join: { href: '/join', label: 'Join' },
  },
  menuLabel: 'Menu',
}

export const headerFr: HeaderProps = {
  logo: { href: '/fr-ca', name: ['Récompenses', 'Borealis'] },
  navLabel: 'Principale',
  links: [
    { href: '/fr-ca/offers', label: 'Offres' },
    { href: '/fr-ca/rewards', label: 'Récompenses' },
    { href: '/fr-ca/gift-cards', label: 'Cartes-cadeaux' },
    { href: '/fr-ca/travel', label: 'Voyages' },
    { href: '/fr-ca/how-it-works', label: 'Comment ça marche' },
  ],
  search: { href: '/fr-ca/search', label: 'Rechercher' },
  language: { href: '/', label: 'English', lang: 'en-CA' },
  account: {
    kind: 'visitor',
    signIn: { href: '/auth/sign-in', label: 'Se connecter' },
    join: { href: '/fr-ca/join', label: 'Adhérer' },
  },
  menuLabel: 'Menu',
}

export const memberHeaderEn: HeaderProps = {
  ...headerEn,
  links: headerEn.links.map((link) =>
    link.href === '/how-it-works' ? { href: '/account/points', label: 'My points' } : link,
  ),
  account: signedInEn,
}

export const memberHeaderFr: HeaderProps = {
  ...headerFr,
  links: headerFr.links.map((link) =>
    link.href === '/fr-ca/how-it-works' ? { href: '/fr-ca/account/points', label: 'Mes points' } : link,
  ),
  account: signedInFr,
}

/** The header with one of its links marked as the current place. */
export const at = (header: HeaderProps, href: string): HeaderProps => ({
  ...header,
  links: header.links.map((link) => ({ ...link, current: link.href === href })),
})

export const footerEn: FooterProps = {
  motto: 'Points in plain sight.',
  navLabel: 'Footer',
  groups: [
    {
      title: 'Earn',
      links: [
        { href: '/offers', label: 'Offers' },
        { href: '/partners', label: 'Partners' },
        { href: '/pin', label: 'Promotion PIN' },
      ],
    },
    {
      title: 'Spend',
      links: [
        { href: '/gift-cards', label: 'Gift cards' },
        { href: '/travel', label: 'Travel' },
        { href: '/credit', label: 'Card credit' },
      ],
    },
    {
      title: 'Help',
      links: [
        { href: '/missing-points', label: 'Missing points' },
        { href: '/freeze', label: 'Freeze my account' },
        { href: '/contact', label: 'Contact us' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { href: '/terms', label: 'Terms' },
        { href: '/privacy', label: 'Privacy choices' },
        { href: '/accessibility', label: 'Accessibility' },
      ],
    },
  ],
  copyright: '© 2026 Borealis',
  province: { text: 'Shown for Ontario.', change: { href: '/province', label: 'Change province' } },
  language: { href: '/fr-ca', label: 'Français', lang: 'fr-CA' },
}

export const footerFr: FooterProps = {
  motto: 'Des points en pleine lumière.',
  navLabel: 'Pied de page',
  groups: [
    {
      title: 'Accumuler',
      links: [
        { href: '/fr-ca/offers', label: 'Offres' },
        { href: '/fr-ca/partners', label: 'Partenaires' },
        { href: '/fr-ca/pin', label: 'NIP promotionnel' },
      ],
    },
    {
      title: 'Échanger',
      links: [
        { href: '/fr-ca/gift-cards', label: 'Cartes-cadeaux' },
        { href: '/fr-ca/travel', label: 'Voyages' },
        { href: '/fr-ca/credit', label: 'Crédit sur carte' },
      ],
    },
    {
      title: 'Aide',
      links: [
        { href: '/fr-ca/missing-points', label: 'Points manquants' },
        { href: '/fr-ca/freeze', label: 'Bloquer mon compte' },
        { href: '/fr-ca/contact', label: 'Nous joindre' },
      ],
    },
    {
      title: 'Mentions légales',
      links: [
        { href: '/fr-ca/terms', label: 'Conditions' },
        { href: '/fr-ca/privacy', label: 'Choix de confidentialité' },
        { href: '/fr-ca/accessibility', label: 'Accessibilité' },
      ],
    },
  ],
  copyright: '© 2026 Borealis',
  province: {
    text: 'Affiché pour le Québec.',
    change: { href: '/fr-ca/province', label: 'Changer de province' },
  },
  language: { href: '/', label: 'English', lang: 'en-CA' },
}
