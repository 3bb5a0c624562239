import { Gift, Scale } from 'lucide'
import type { EquationProps } from '../equation/equation.tsx'
import type { LedgerMonthProps } from '../ledger/ledger-month.tsx'
import type { PointsChartProps } from '../points-chart/points-chart.tsx'
import { swatches } from './art.ts'
import { weeks } from './home.ts'
import { inEnglish, inFrench } from './numbers.ts'

export const equationEn: EquationProps = {
  label: 'Your points from Nov 21, 2025 to today',
  terms: [
    { id: 'opening', label: 'On Nov 21, 2025', value: '18,320' },
    { id: 'earned', label: 'Earned', sign: '+', value: '17,480', tone: 'earned' },
    { id: 'spent', label: 'Redeemed', sign: '−', value: '11,000' },
    { id: 'adjusted', label: 'Adjusted', sign: '+', value: '50' },
    { id: 'closing', label: 'Today', sign: '=', value: '24,850' },
  ],
}

export const equationFr: EquationProps = {
  label: 'Vos points, du 21 novembre 2025 à aujourd’hui',
  terms: [
    { id: 'opening', label: 'Au 21 nov. 2025', value: '18 320' },
    { id: 'earned', label: 'Accumulés', sign: '+', value: '17 480', tone: 'earned' },
    { id: 'spent', label: 'Échangés', sign: '−', value: '11 000' },
    { id: 'adjusted', label: 'Rectifiés', sign: '+', value: '50' },
    { id: 'closing', label: 'Aujourd’hui', sign: '=', value: '24 850' },
  ],
}

const monthsEn = 'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' ')
const monthsFr = 'déc. janv. févr. mars avr. mai juin juill. août sept. oct. nov.'.split(' ')
const spentByMonth = [0, 0, 2500, 0, 0, 5000, 0, 1000, 0, 0, 0, 2500]

const months = (labels: readonly string[]) =>
  labels.map((label, index) => ({
    id: label,
    label,
    name: label,
    spent: spentByMonth[index] ?? 0,
  }))

const weeksNamed = (word: string) =>
  weeks.map((earned, index) => ({ id: String(index), name: `${word} ${index + 1}`, earned }))

export const chartEn: PointsChartProps = {
  title: 'Points earned and redeemed over time',
  summary: 'You earned 17,480 points in 52 weeks and redeemed 11,000 in 4 months.',
  legend: { earned: 'Earned', spent: 'Redeemed' },
  showTable: 'Show as table',
  weeks: weeksNamed('Week'),
  months: months(monthsEn),
  columns: { week: 'Week', month: 'Month', earned: 'Earned', spent: 'Redeemed' },
  format: inEnglish,
}

export const chartFr: PointsChartProps = {
  title: 'Points accumulés et échangés au fil du temps',
  summary: 'Vous avez accumulé 17 480 points en 52 semaines et en avez échangé 11 000 en quatre mois.',
  legend: { earned: 'Accumulés', spent: 'Échangés' },
  showTable: 'Afficher en tableau',
  weeks: weeksNamed('Semaine'),
  months: months(monthsFr),
  columns: { week: 'Semaine', month: 'Mois', earned: 'Accumulés', spent: 'Échangés' },
  format: inFrench,
}

export const ledgerEn: LedgerMonthProps = {
  title: 'November 2026',
  summary: 'Earned 2,185 · Redeemed 2,500',
  columns: {
    date: 'Date',
    what: 'Transaction and details',
    category: 'Category',
    points: 'Points',
    balance: 'Balance',
  },
  showColumns: true,
  rows: [
    {
      id: '1',
      date: 'Nov 17',
      mark: { kind: 'swatch', ...swatches.nordique },
      what: 'Nordique Café',
      why: '$21.40 at 5 points per dollar = 107, plus 400 for the morning offer',
      category: 'Coffee',
      points: '+507',
      direction: 'earned',
      balance: '23,755',
      phoneLine: 'Nov 17 · Balance 23,755',
    },
    {
      id: '2',
      date: 'Nov 13',
      mark: { kind: 'icon', icon: Gift },
      what: 'Gift card, Laurentide Sport $25',
      href: '#order',
      why: 'Order 7F3K-4410, physical card, on its way',
      category: 'Redemption',
      points: '−2,500',
      direction: 'spent',
      balance: '23,248',
      phoneLine: 'Nov 13 · Balance 23,248',
    },
    {
      id: '3',
      date: 'Nov 12',
      mark: { kind: 'icon', icon: Scale },
      what: 'Correction',
      why: 'Nov 4 visit to Maple Books counted 50 too few',
      category: 'Adjustment',
      points: '+50',
      direction: 'earned',
      balance: '25,748',
      phoneLine: 'Nov 12 · Balance 25,748',
    },
  ],
}

export const ledgerFr: LedgerMonthProps = {
  title: 'Novembre 2026',
  summary: 'Accumulés 2 185 · Échangés 2 500',
  columns: {
    date: 'Date',
    what: 'Opération et détails',
    category: 'Catégorie',
    points: 'Points',
    balance: 'Solde',
  },
  showColumns: true,
  rows: [
    {
      id: '1',
      date: '17 nov.',
      mark: { kind: 'swatch', ...swatches.nordique },
      what: 'Nordique Café',
      why: '21,40 $ à 5 points par dollar = 107, plus 400 pour l’offre du matin',
      category: 'Cafés et boulangeries',
      points: '+507',
      direction: 'earned',
      balance: '23 755',
      phoneLine: '17 nov. · Solde 23 755',
    },
    {
      id: '2',
      date: '13 nov.',
      mark: { kind: 'icon', icon: Gift },
      what: 'Carte-cadeau, Laurentide Sport 25 $',
      href: '#order',
      why: 'Commande 7F3K-4410, carte en plastique, en route',
      category: 'Échange',
      points: '−2 500',
      direction: 'spent',
      balance: '23 248',
      phoneLine: '13 nov. · Solde 23 248',
    },
  ],
}
