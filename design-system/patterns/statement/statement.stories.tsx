import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Equation } from '../equation/equation.tsx'
import type { Globals } from '../story-content/frame.ts'
import { Statement, type StatementProps } from './statement.tsx'

const line = (
  id: string,
  date: string,
  what: string,
  moves: { in?: string; out?: string },
  balance: string,
) => ({
  id,
  date,
  what,
  reference: `AC-000${id}`,
  pointsIn: moves.in ?? '',
  pointsOut: moves.out ?? '',
  balance,
})

const english: Omit<StatementProps, 'programme'> = {
  title: 'Points statement',
  facts: [
    { id: 'name', label: 'Member', value: 'Avery Chen' },
    { id: 'number', label: 'Member number', value: '6046 4601 9300 2275' },
    { id: 'period', label: 'Period', value: 'Nov 1, 2026 to Nov 21, 2026' },
  ],
  sum: (
    <Equation
      label="Your points from Nov 1, 2026 to Nov 21, 2026"
      terms={[
        { id: 'opening', label: 'On Nov 1, 2026', value: '25,115' },
        { id: 'earned', label: 'Earned', sign: '+', value: '583', tone: 'earned' },
        { id: 'spent', label: 'Redeemed', sign: '−', value: '2,500' },
        { id: 'closing', label: 'On Nov 21, 2026', sign: '=', value: '23,198' },
      ]}
    />
  ),
  columns: {
    date: 'Date',
    what: 'Transaction and details',
    reference: 'Reference',
    pointsIn: 'Points added',
    pointsOut: 'Points deducted',
    balance: 'Balance',
  },
  opening: { label: 'Balance on Nov 1, 2026', balance: '25,115' },
  lines: [
    { ...line('01', 'Nov 4', 'Maple Books', { in: '583' }, '25,698'), why: '$116.60 at 5 points per dollar' },
    line('02', 'Nov 13', 'Gift card, Laurentide Sport $25', { out: '2,500' }, '23,198'),
  ],
  totals: [
    { id: 'earned', label: 'Earned', pointsIn: '583', pointsOut: '', balance: '' },
    { id: 'spent', label: 'Redeemed', pointsIn: '', pointsOut: '2,500', balance: '' },
    { id: 'closing', label: 'Balance on Nov 21, 2026', pointsIn: '', pointsOut: '', balance: '23,198' },
  ],
  notes: ['Written on Nov 21, 2026. Points on their way are part of no sum.'],
}

const words: Record<'en-ca' | 'fr-ca', typeof english> = {
  'en-ca': english,
  'fr-ca': {
    ...english,
    title: 'Relevé de points',
    facts: [
      { id: 'name', label: 'Membre', value: 'Élodie Tremblay' },
      { id: 'number', label: 'Numéro de membre', value: '6046 4601 9300 2275' },
      { id: 'period', label: 'Période', value: 'Du 1er nov. 2026 au 21 nov. 2026' },
    ],
    sum: (
      <Equation
        label="Vos points, du 1er au 21 novembre 2026"
        terms={[
          { id: 'opening', label: 'Au 1er nov. 2026', value: '25\u00A0115' },
          { id: 'earned', label: 'Accumulés', sign: '+', value: '583', tone: 'earned' },
          { id: 'spent', label: 'Échangés', sign: '−', value: '2\u00A0500' },
          { id: 'closing', label: 'Au 21 nov. 2026', sign: '=', value: '23\u00A0198' },
        ]}
      />
    ),
    columns: {
      date: 'Date',
      what: 'Opération et détails',
      reference: 'Référence',
      pointsIn: 'Points ajoutés',
      pointsOut: 'Points déduits',
      balance: 'Solde',
    },
    opening: { label: 'Solde au 1er nov. 2026', balance: '25\u00A0115' },
    lines: [
      {
        ...line('01', '4 nov.', 'Maple Books', { in: '583' }, '25\u00A0698'),
        why: '116,60\u00A0$ à 5 points par dollar',
      },
      line('02', '13 nov.', 'Carte-cadeau, Laurentide Sport 25\u00A0$', { out: '2\u00A0500' }, '23\u00A0198'),
    ],
    totals: [
      { id: 'earned', label: 'Accumulés', pointsIn: '583', pointsOut: '', balance: '' },
      { id: 'spent', label: 'Échangés', pointsIn: '', pointsOut: '2\u00A0500', balance: '' },
      { id: 'closing', label: 'Solde au 21 nov. 2026', pointsIn: '', pointsOut: '', balance: '23\u00A0198' },
    ],
    notes: ['Établi le 21 nov. 2026. Les points en attente ne sont pas inclus dans les totaux.'],
  },
}

const statement = (globals: Globals): StatementProps => ({
  programme: siteMessages(globals)('statement_programme'),
  ...inLocale(globals, words),
})

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'For a document to print or to file.',
    avoid: 'For reading on the screen: Ledger.',
    parts: ['Letterhead', 'Member, number and period', 'Sum', 'Every transaction', 'Totals and notes'],
    right: 'Complete, and the same on paper.',
    wrong: 'Links and buttons that paper cannot follow.',
  },
  'fr-ca': {
    use: 'Pour un document à imprimer ou à classer.',
    avoid: 'Pour lire à l’écran\u00A0: Ledger.',
    parts: ['En-tête', 'Membre, numéro et période', 'Calcul', 'Chaque opération', 'Totaux et notes'],
    right: 'Complet, et pareil sur papier.',
    wrong: 'Des liens et des boutons que le papier ne suit pas.',
  },
}

const meta = {
  title: 'Patterns/Points/Statement',
  component: Statement,
  parameters: { usage },
  args: statement({}),
  render: (_args, { globals }) => <Statement {...statement(globals)} />,
} satisfies Meta<typeof Statement>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }

/** On a phone each line fits without horizontal scrolling, and is still exposed as a table row. */
export const OnAPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvasElement.getBoundingClientRect()
    const row = canvas.getByRole('row', { name: /Laurentide Sport/ })
    const cells = within(row).getAllByRole('cell')
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '13 nov.',
      'Carte-cadeau, Laurentide Sport 25\u00A0$',
      'AC-00002',
      '',
      '2\u00A0500',
      '23\u00A0198',
    ])
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
    const seenName = (cell: Element | undefined) => cell && getComputedStyle(cell, '::before').content
    await expect(seenName(cells[4])).toContain('Points déduits')
    await expect(seenName(cells[5])).toContain('Solde')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
  },
}
