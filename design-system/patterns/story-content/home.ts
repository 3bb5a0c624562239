import { CreditCard, Gift, Plane, ScrollText, ShieldCheck, Snowflake } from 'lucide'
import type { BalanceHeroProps } from '../balance-hero/balance-hero.tsx'
import type { GiftCardTileProps } from '../gift-card-tile/gift-card-tile.tsx'
import type { GoalLineProps } from '../goal-line/goal-line.tsx'
import type { HeroSignedOutProps } from '../hero-signed-out/hero-signed-out.tsx'
import type { LedgerArgumentProps } from '../ledger-argument/ledger-argument.tsx'
import type { SafeguardsProps } from '../safeguards/safeguards.tsx'
import type { ValueRankingProps } from '../value-ranking/value-ranking.tsx'
import { art } from './art.ts'

export const weeks = [
  265, 240, 455, 380, 290, 385, 350, 465, 610, 430, 380, 605, 505, 330, 290, 315, 360, 295, 165, 200, 355,
  130, 230, 145, 175, 190, 220, 435, 350, 310, 340, 575, 430, 575, 395, 410, 340, 310, 370, 355, 240, 315,
  180, 170, 300, 465, 295, 245, 275, 295, 305, 460,
]

export const heroEn: HeroSignedOutProps = {
  headline: 'Your points, made clear.',
  lead: 'Earn on the groceries, coffee and books you already buy. 1,000 points = $10 in gift cards.',
  join: { href: '/join', label: 'Join free', id: 'create-account' },
  signIn: { text: 'Already a member?', href: '/auth/sign-in', label: 'Sign in', id: 'signin' },
  card: {
    name: 'Avery Chen',
    since: 'Member since 2019',
    number: '604 646 0193 2275',
    label: 'Example of a member card',
  },
}

export const heroFr: HeroSignedOutProps = {
  headline: 'Vos points, en toute clarté.',
  lead: 'Accumulez des points sur l’épicerie, le café et les livres que vous achetez déjà. 1 000 points valent 10 $ en carte-cadeau, et nous vous montrons chacun d’eux.',
  join: { href: '/fr-ca/join', label: 'Adhérer gratuitement', id: 'create-account' },
  signIn: { text: 'Déjà membre?', href: '/auth/sign-in', label: 'Se connecter', id: 'signin' },
  card: {
    name: 'Élodie Tremblay',
    since: 'Membre depuis 2019',
    number: '604 646 0193 4418',
    label: 'Exemple de carte de membre',
  },
}

export const argumentEn: LedgerArgumentProps = {
  title: 'See how points add up in a month',
  intro: 'An example: one household in Sudbury, October\u00A02026. No credit card needed.',
  rows: [
    { id: 'grocer', what: 'Harbour Grocer, 5 visits', paid: '$612.40', points: '+3,060' },
    { id: 'cafe', what: 'Nordique Café, 11 visits', paid: '$84.15', points: '+420' },
    { id: 'home', what: 'Cordwood Home, 1 visit', paid: '$129.00', points: '+645' },
    { id: 'offers', what: 'Offers applied automatically', points: '+1,375' },
  ],
  total: { label: 'Total for the month', points: '5,500', unit: 'pts', worth: '= $55' },
}

export const argumentFr: LedgerArgumentProps = {
  title: 'Voyez vos points s’accumuler en un mois',
  intro: 'Un exemple : une famille de Gatineau, en octobre\u00A02026. Aucune carte de crédit requise.',
  rows: [
    { id: 'grocer', what: 'Harbour Grocer, 5 visites', paid: '612,40 $', points: '+3 060' },
    { id: 'cafe', what: 'Nordique Café, 11 visites', paid: '84,15 $', points: '+420' },
    { id: 'home', what: 'Cordwood Home, 1 visite', paid: '129,00 $', points: '+645' },
    { id: 'offers', what: 'Offres appliquées automatiquement', points: '+1 375' },
  ],
  total: { label: 'Total du mois', points: '5 500', unit: 'pts', worth: '= 55 $' },
}

export const tilesEn: readonly GiftCardTileProps[] = [
  { href: '#a', name: 'Papeterie Rivière', from: 'From 1,000 pts', amount: '$10', art: art.papeterie },
  { href: '#b', name: 'Prairie Outfitters', from: 'From 2,500 pts', amount: '$25', art: art.prairie },
  { href: '#c', name: 'Lakeside Spa', from: 'From 5,000 pts', amount: '$50', art: art.lakeside },
  { href: '#d', name: 'Étoile Jouets', from: 'From 2,500 pts', amount: '$25', art: art.etoile },
  {
    href: '#e',
    name: 'Tundra Tech',
    from: 'From 30,000 pts',
    amount: '$300',
    art: art.tundra,
    gap: { value: 24850, max: 30000, label: '5,150 pts to go' },
  },
]

export const tilesFr: readonly GiftCardTileProps[] = [
  {
    href: '#a',
    name: 'Papeterie Rivière',
    from: 'Dès 1 000 pts',
    amount: '10 $',
    art: art.papeterie,
  },
  { href: '#b', name: 'Prairie Outfitters', from: 'Dès 2 500 pts', amount: '25 $', art: art.prairie },
  { href: '#c', name: 'Lakeside Spa', from: 'Dès 5 000 pts', amount: '50 $', art: art.lakeside },
  { href: '#d', name: 'Étoile Jouets', from: 'Dès 2 500 pts', amount: '25 $', art: art.etoile },
  {
    href: '#e',
    name: 'Tundra Tech',
    from: 'Dès 30 000 pts',
    amount: '300 $',
    art: art.tundra,
    gap: { value: 18400, max: 30000, label: 'Encore 11 600 pts' },
  },
]

export const safeguardsEn: SafeguardsProps = {
  title: 'Your points are protected',
  points: [
    {
      id: 'check',
      icon: ShieldCheck,
      title: 'Verification for every redemption',
      text: 'We’ll ask for a code before your points can be redeemed.',
    },
    {
      id: 'freeze',
      icon: Snowflake,
      title: 'Pause redemptions',
      text: 'Pause all redemptions in one tap, any time.',
    },
    {
      id: 'why',
      icon: ScrollText,
      title: 'Every point explained',
      text: 'See where, when and why you earned or redeemed each point.',
    },
  ],
}

export const safeguardsFr: SafeguardsProps = {
  title: 'Vos points sont bien protégés',
  points: [
    {
      id: 'check',
      icon: ShieldCheck,
      title: 'Une vérification à chaque échange',
      text: 'Nous demandons un code avant tout échange de points.',
    },
    {
      id: 'freeze',
      icon: Snowflake,
      title: 'Blocage des échanges',
      text: 'Bloquez tous les échanges d’un seul geste, en tout temps.',
    },
    {
      id: 'why',
      icon: ScrollText,
      title: 'Chaque point expliqué',
      text: 'Voyez où, quand et pourquoi chaque point a été accumulé ou échangé.',
    },
  ],
}

export const balanceEn: BalanceHeroProps = {
  greeting: 'Good evening, Avery',
  date: 'Fri, Nov 20, 2026',
  balanceLabel: 'Available points',
  balance: '24,850',
  unknown: 'We can’t show your balance right now. Your points are safe.',
  facts: [
    { id: 'worth', before: 'Worth', strong: '$248' },
    { id: 'pending', strong: '640', after: 'pending, in by Nov 27' },
    { id: 'asOf', after: 'As of 5:42 p.m.' },
  ],
  weeks: {
    title: 'Points earned by week',
    span: '52 weeks',
    label: '17,480 points in 52 weeks; the best week brought 610.',
    values: weeks,
  },
}

export const balanceFr: BalanceHeroProps = {
  greeting: 'Bonsoir, Élodie',
  date: 'ven. 20 nov. 2026',
  balanceLabel: 'Points disponibles',
  balance: '18 400',
  unknown: 'Impossible d’afficher votre solde pour l’instant. Vos points sont en sécurité.',
  facts: [
    { id: 'worth', before: 'Valeur de', strong: '184 $' },
    { id: 'pending', strong: '640', after: 'en attente, d’ici le 27 nov.' },
    { id: 'asOf', after: 'Solde à 17 h 42' },
  ],
  weeks: {
    title: 'Points accumulés par semaine',
    span: '52 semaines',
    label: '17 480 points en 52 semaines; la meilleure semaine en a rapporté 610.',
    values: weeks,
  },
}

export const goalEn: GoalLineProps = {
  art: art.tundra,
  title: 'Your goal: Tundra Tech, $300',
  goal: 'Tundra Tech, $300',
  left: '5,150 pts to go',
  pace: 'At your current pace: around Mar 8, 2027',
  sum: { label: 'How we work it out', text: 'Points earned in 90 days: 4,634. About 100 days to go.' },
  target: '30,000 pts',
  value: 24850,
  max: 30000,
  change: { href: '#goal', label: 'Change goal' },
}

export const goalFr: GoalLineProps = {
  art: art.tundra,
  title: 'Votre objectif : Tundra Tech, 300 $',
  goal: 'Tundra Tech, 300 $',
  left: 'Encore 11 600 pts',
  pace: 'À votre rythme actuel : vers le 8 mars 2027',
  sum: {
    label: 'Comment nous calculons',
    text: 'Points accumulés en 90 jours : 10 440. Encore environ 100 jours.',
  },
  target: '30 000\u00a0pts',
  value: 18400,
  max: 30000,
  change: { href: '#goal', label: 'Changer d’objectif' },
}

export const valueEn: ValueRankingProps = {
  title: 'What your points are worth',
  intro: 'Sorted by value, best first.',
  sort: {
    label: 'Sort ways to redeem',
    options: [
      { id: 'value', href: '#value', label: 'Best value', current: true },
      { id: 'least', href: '#least', label: 'Fewest points', current: false },
      { id: 'name', href: '#name', label: 'Name', current: false },
    ],
  },
  more: { href: '#ways', label: 'See all limits' },
  rows: [
    {
      id: 'gift',
      icon: Gift,
      name: 'Gift cards',
      detail: 'From 1,000 pts',
      rate: '1.00¢ / pt',
      share: 100,
      worth: '$248',
    },
    {
      id: 'travel',
      icon: Plane,
      name: 'Travel',
      rate: '0.90¢ / pt',
      share: 90,
      worth: '$223',
    },
    {
      id: 'credit',
      icon: CreditCard,
      name: 'Card credit',
      rate: '0.70¢ / pt',
      share: 70,
      worth: '$173',
    },
  ],
}

export const valueFr: ValueRankingProps = {
  title: 'Ce que valent vos points',
  intro: 'Classées par valeur, la meilleure d’abord.',
  sort: {
    label: 'Trier les façons d’échanger',
    options: [
      { id: 'value', href: '#value', label: 'Meilleure valeur', current: true },
      { id: 'least', href: '#least', label: 'Moins de points', current: false },
      { id: 'name', href: '#name', label: 'Nom', current: false },
    ],
  },
  more: { href: '#ways', label: 'Voir toutes les limites' },
  rows: [
    {
      id: 'gift',
      icon: Gift,
      name: 'Cartes-cadeaux',
      detail: 'Dès 1 000 pts',
      rate: '1,00 ¢ / pt',
      share: 100,
      worth: '184 $',
    },
    {
      id: 'travel',
      icon: Plane,
      name: 'Voyages que vous réservez',
      rate: '0,90 ¢ / pt',
      share: 90,
      worth: '165 $',
    },
    {
      id: 'credit',
      icon: CreditCard,
      name: 'Crédit sur carte',
      rate: '0,70 ¢ / pt',
      share: 70,
      worth: '128 $',
    },
  ],
}
