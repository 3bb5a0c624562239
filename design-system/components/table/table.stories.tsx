import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Cell, HeadCell, Table } from './table.tsx'

const words = {
  'en-ca': {
    caption: 'November 2026',
    heads: ['Date', 'Transaction', 'Points'],
    none: 'No points earned or redeemed in this month.',
    rows: [
      ['Nov 19', 'Nordique Café: $21.40 at 5 points per dollar', '+107'],
      ['Nov 17', 'Prairie Outfitters, $100 e-card', '−10,000'],
    ],
  },
  'fr-ca': {
    caption: 'Novembre 2026',
    heads: ['Date', 'Détail', 'Points'],
    none: 'Aucun point accumulé ni échangé ce mois-ci.',
    rows: [
      ['19 nov.', 'Nordique Café\u00A0: 21,40\u00A0$ à 5 points par dollar', '+107'],
      ['17 nov.', 'Prairie Outfitters, carte électronique de 100\u00A0$', '−10\u00A0000'],
    ],
  },
}

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (_say, globals) => {
    const { caption, rows } = inLocale(globals, words)
    const table = (numeric: boolean) => (
      <Table caption={caption}>
        <tbody>
          {rows.map(([date, what, points]) => (
            <tr key={date}>
              <HeadCell scope="row" className="whitespace-nowrap">
                {date}
              </HeadCell>
              <Cell>{what}</Cell>
              <Cell numeric={numeric}>{points}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    )
    return { right: table(true), wrong: table(false) }
  },
  'en-ca': {
    use: 'For rows that are compared, column by column.',
    avoid: 'For facts with labels: Definition list.',
    parts: ['Caption', 'Heads of columns and rows', 'Cells; numbers at the right'],
    keys: 'Tab focuses it when it scrolls; arrow keys scroll.',
    right: 'Align numbers at the right: their digits can be compared.',
    wrong: 'Numbers at the left: hundreds stand under ten thousands.',
  },
  'fr-ca': {
    use: 'Pour des rangées qu’on compare, colonne par colonne.',
    avoid: 'Pour des faits avec libellé\u00A0: Definition list.',
    parts: ['Titre', 'Têtes de colonnes et de rangées', 'Cellules; nombres à droite'],
    keys: 'Tab lui donne le focus s’il défile; les flèches font défiler.',
    right: 'Alignez les nombres à droite\u00A0: leurs chiffres se comparent.',
    wrong: 'Des nombres à gauche\u00A0: les centaines se retrouvent sous les dizaines de milliers.',
  },
}

const meta = {
  title: 'Components/Content/Table',
  component: Table,
  parameters: { usage },
  args: { caption: '', children: null },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

function Heads({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head, index) => (
          <HeadCell key={head} numeric={index === 2}>
            {head}
          </HeadCell>
        ))}
      </tr>
    </thead>
  )
}

export const Ledger: Story = {
  render: (_args, { globals }) => {
    const { caption, heads, rows } = inLocale(globals, words)
    return (
      <Table caption={caption}>
        <Heads heads={heads} />
        <tbody>
          {rows.map(([date, what, points]) => (
            <tr key={date}>
              <HeadCell scope="row" className="whitespace-nowrap">
                {date}
              </HeadCell>
              <Cell>{what}</Cell>
              <Cell numeric>{points}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAccessibleName(
      inLocale(globals, words).caption,
    )
  },
}

/** Column headers stay, and one cell says that there is nothing. */
export const Empty: Story = {
  render: (_args, { globals }) => {
    const { caption, heads, none } = inLocale(globals, words)
    return (
      <Table caption={caption}>
        <Heads heads={heads} />
        <tbody>
          <tr>
            <Cell colSpan={heads.length} className="text-ink-2">
              {none}
            </Cell>
          </tr>
        </tbody>
      </Table>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('cell')).toHaveTextContent(inLocale(globals, words).none)
  },
}
