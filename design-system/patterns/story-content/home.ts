import { CreditCard, Gift, Plane, ScrollText, ShieldCheck, Snowflake } from 'lucide'
import { localeOf } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { BalanceHeroProps } from '../balance-hero/balance-hero.tsx'
import type { CardArtProps } from '../card-art/card-art.tsx'
import type { GiftCardTileProps } from '../gift-card-tile/gift-card-tile.tsx'
import type { GoalLineProps } from '../goal-line/goal-line.tsx'
import type { HeroSignedOutProps } from '../hero-signed-out/hero-signed-out.tsx'
import type { LedgerArgumentProps } from '../ledger-argument/ledger-argument.tsx'
import type { SafeguardsProps } from '../safeguards/safeguards.tsx'
import type { ValueRankingProps } from '../value-ranking/value-ranking.tsx'
import { art } from './art.ts'
import type { Globals } from './frame.ts'
import { numbersIn } from './numbers.ts'

export const weeks = [
  265, 240, 455, 380, 290, 385, 350, 465, 610, 430, 380, 605, 505, 330, 290, 315, 360, 295, 165, 200, 355,
  130, 230, 145, 175, 190, 220, 435, 350, 310, 340, 575, 430, 575, 395, 410, 340, 310, 370, 355, 240, 315,
  180, 170, 300, 465, 295, 245, 275, 295, 305, 460,
]

/** What is a member's own, or a backend's, and so no message of the site. */
const facts = {
  'en-ca': {
    prefix: '',
    number: '604 646 0193 2275',
    place: 'Sudbury',
    firstName: 'Avery',
    balance: 24850,
    today: 'Fri, Nov 20, 2026',
    pendingUntil: 'Nov 27',
    time: '5:42 p.m.',
    pace: { date: 'Mar 8, 2027', earned: 4634 },
    ways: ['Gift cards', 'Travel', 'Card credit'],
  },
  'fr-ca': {
    prefix: '/fr-ca',
    number: '604 646 0193 4418',
    place: 'Gatineau',
    firstName: 'Élodie',
    balance: 18400,
    today: 'Ven. 20 nov. 2026',
    pendingUntil: '27 nov.',
    time: '17 h 42',
    pace: { date: '8 mars 2027', earned: 10440 },
    ways: ['Cartes-cadeaux', 'Voyages que vous réservez', 'Crédit sur carte'],
  },
} as const

/** The parts of both home pages, in the site's words. */
export function home(globals: Globals) {
  const locale = localeOf(globals)
  const say = siteMessages(globals)
  const { points, money, cents } = numbersIn(locale)
  const { balance, ...own } = facts[locale]
  const goal = `Tundra Tech, ${money(300)}`
  const toGo = say('giftCards_pointsToGo', { points: points(30000 - balance) })
  const from = (price: number) => say('giftCards_from', { points: points(price) })
  const [giftCards, travel, credit] = own.ways

  const hero: HeroSignedOutProps = {
    headline: say('home_headline'),
    lead: say('home_leadWorth', { points: points(1000), amount: money(10) }),
    join: { href: `${own.prefix}/join`, label: say('home_join'), id: 'create-account' },
    signIn: {
      text: say('home_alreadyMember'),
      href: '/auth/sign-in',
      label: say('site_signIn'),
      id: 'signin',
    },
    card: {
      name: say('home_exampleName'),
      since: say('home_exampleSince'),
      number: own.number,
      label: say('home_exampleLabel'),
    },
  }

  const argument: LedgerArgumentProps = {
    title: say('home_errandsTitle'),
    intro: say('home_errandsIntro', { place: own.place }),
    rows: [
      { id: 'grocer', what: say('home_errandGroceries'), paid: money(612.4, 2), points: `+${points(3060)}` },
      { id: 'cafe', what: say('home_errandCoffee'), paid: money(84.15, 2), points: `+${points(420)}` },
      { id: 'home', what: say('home_errandHome'), paid: money(129, 2), points: `+${points(645)}` },
      { id: 'offers', what: say('home_errandOffers'), points: `+${points(1375)}` },
    ],
    total: {
      label: say('home_errandsTotal'),
      points: points(5500),
      unit: say('site_pointsUnit', { points: points(5500) }),
      worth: `= ${money(55)}`,
    },
  }

  const tile = (id: string, name: string, price: number, picture: CardArtProps): GiftCardTileProps => ({
    href: `#${id}`,
    name,
    from: from(price),
    amount: money(price / 100),
    art: picture,
  })
  const tiles: readonly GiftCardTileProps[] = [
    tile('a', 'Papeterie Rivière', 1000, art.papeterie),
    tile('b', 'Prairie Outfitters', 2500, art.prairie),
    tile('c', 'Lakeside Spa', 5000, art.lakeside),
    tile('d', 'Étoile Jouets', 2500, art.etoile),
    {
      ...tile('e', 'Tundra Tech', 30000, art.tundra),
      gap: { value: balance, max: 30000, label: toGo },
    },
  ]

  const safeguards: SafeguardsProps = {
    title: say('home_guardedTitle'),
    points: [
      {
        id: 'check',
        icon: ShieldCheck,
        title: say('home_guardedCheckTitle'),
        text: say('home_guardedCheckText', { asks: 'always' }),
      },
      {
        id: 'freeze',
        icon: Snowflake,
        title: say('home_guardedFreezeTitle'),
        text: say('home_guardedFreezeText'),
      },
      {
        id: 'why',
        icon: ScrollText,
        title: say('home_guardedLedgerTitle'),
        text: say('home_guardedLedgerText'),
      },
    ],
  }

  const worth = money(Math.floor(balance / 100))
  const balanceHero: BalanceHeroProps = {
    greeting: say('home_goodEvening', { name: own.firstName }),
    date: own.today,
    balanceLabel: say('account_balanceLabel'),
    balance: points(balance),
    balanceLink: { href: '#history', label: say('home_balanceLink', { points: points(balance) }) },
    actions: [
      { href: '#card', label: say('home_showCard'), opensDocument: true },
      { href: '#gift-cards', label: say('home_redeem') },
    ],
    unknown: say('account_balanceUnknown'),
    facts: [
      { id: 'worth', text: say('account_worth', { amount: worth }), strong: worth },
      {
        id: 'pending',
        text: say('account_pendingBy', { points: points(640), day: own.pendingUntil }),
        strong: points(640),
      },
      { id: 'asOf', text: say('account_asOf', { time: own.time }) },
    ],
    weeks: {
      title: say('home_weeksTitle'),
      span: say('home_weeksSpan', { count: 52 }),
      label: say('home_weeksLabel', { count: 52, points: points(17480) }),
      values: weeks,
    },
  }

  const goalLine: GoalLineProps = {
    art: art.tundra,
    title: say('home_goalTitle', { goal }),
    goal,
    left: toGo,
    pace: say('home_goalPace', { date: own.pace.date }),
    sum: {
      label: say('goal_sumLabel'),
      text: say('goal_sum', { count: 100, days: 100, pace: 90, earned: points(own.pace.earned) }),
    },
    target: say('redeem_points', { points: points(30000) }),
    value: balance,
    max: 30000,
    change: { href: '#goal', label: say('goal_changeLink') },
    see: { href: '#tundra-tech', label: say('home_goalSee', { brand: 'Tundra Tech' }) },
  }

  const way = (rate: number) => ({
    rate: say('ways_rate', { rate: cents(rate) }),
    share: rate * 100,
    worth: money(Math.floor((balance * rate) / 100)),
  })
  const value: ValueRankingProps = {
    title: say('ways_worthTitle'),
    intro: say('ways_introValue'),
    sort: {
      label: say('ways_sort'),
      options: [
        { id: 'value', href: '#value', label: say('ways_sortValue'), current: true },
        { id: 'least', href: '#least', label: say('ways_sortLeast'), current: false },
        { id: 'name', href: '#name', label: say('ways_sortName'), current: false },
      ],
    },
    more: { href: '#ways', label: say('ways_more') },
    rows: [
      { id: 'gift', icon: Gift, name: giftCards, detail: from(1000), ...way(1) },
      { id: 'travel', icon: Plane, name: travel, ...way(0.9) },
      { id: 'credit', icon: CreditCard, name: credit, ...way(0.7) },
    ],
  }

  return { hero, argument, tiles, safeguards, balance: balanceHero, goal: goalLine, value }
}
