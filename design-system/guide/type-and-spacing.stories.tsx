import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../.storybook/locale.ts'
import slats from '../components/slats/slats.css?raw'
import base from '../tokens/base.css?raw'
import { breakpoints } from '../tokens/breakpoints.ts'
import { layoutAt, spaces, tokenWidths, typeSteps } from '../tokens/dtcg.ts'
import theme from '../tokens/theme.css?raw'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Type and spacing',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  ['text-display', { 'en-ca': '24,850', 'fr-ca': '24\u00a0850' }],
  ['text-hero', { 'en-ca': 'Your points, made clear.', 'fr-ca': 'Vos points, en toute clarté.' }],
  ['text-h1', { 'en-ca': 'Where it can take you', 'fr-ca': 'Où ça mène, Élodie?' }],
  ['text-h2', { 'en-ca': 'Choose a gift card', 'fr-ca': 'Choisir une carte-cadeau' }],
  ['text-question', { 'en-ca': 'Remove this address?', 'fr-ca': 'Supprimer cette adresse?' }],
  [
    'text-h3',
    {
      'en-ca': 'Everything fresh: fruit, fish, bread',
      'fr-ca': 'Tout le frais\u00a0: fruits, poisson, pain',
    },
  ],
  ['text-h4', { 'en-ca': 'On its way to Sudbury', 'fr-ca': 'En route\u00A0: Gatineau' }],
  ['text-sentence', { 'en-ca': 'Confirm it’s you', 'fr-ca': 'Confirmez votre identité' }],
  ['text-greeting', { 'en-ca': 'Good evening, Avery', 'fr-ca': 'Bonsoir, Élodie' }],
  ['text-numeral-large', { 'en-ca': '5×', 'fr-ca': '5×' }],
  ['text-numeral', { 'en-ca': '+400', 'fr-ca': '+400' }],
  ['text-figure', { 'en-ca': '23,248', 'fr-ca': '23\u00a0248' }],
  ['text-figure-small', { 'en-ca': '$100', 'fr-ca': '100\u00a0$' }],
  [
    'text-lead',
    {
      'en-ca': 'Not on prepared meals or gift cards.',
      'fr-ca': 'Sauf les plats préparés et les cartes-cadeaux.',
    },
  ],
  ['text-body', { 'en-ca': '100 points are $1.', 'fr-ca': '100 points valent 1\u00a0$.' }],
  ['text-label', { 'en-ca': 'Street address', 'fr-ca': 'Adresse municipale' }],
  ['text-small', { 'en-ca': 'Ends Sunday, Nov 29', 'fr-ca': 'Prend fin le dimanche 29 nov.' }],
  ['text-caption', { 'en-ca': 'Nothing is smaller than this', 'fr-ca': 'Rien n’est plus petit' }],
] as const

const words = {
  'en-ca': {
    title: 'Type and spacing',
    lead: 'Instrument Sans, served by us. Every number has tabular figures, so columns add up by eye. Sizes in rem, at 100 % of 16 px each: from 1200 px, from 770 px, and on a phone.',
    steps: 'Steps',
    line: 'line',
    spaces: 'Spaces, in px',
    widths: 'Widths',
    grid: 'Grid',
    columns: 'columns',
    margin: 'margin',
    sections: 'sections apart',
    from: 'From',
  },
  'fr-ca': {
    title: 'Typographie et espacement',
    lead: 'Instrument Sans, servie par nous. Chaque nombre a des chiffres tabulaires : les colonnes s’additionnent à l’œil. Tailles en rem, de 16 px chacun à 100 % : dès 1200 px, dès 770 px, et sur un téléphone.',
    steps: 'Échelle',
    line: 'interligne',
    spaces: 'Espaces, en px',
    widths: 'Largeurs',
    grid: 'Grille',
    columns: 'colonnes',
    margin: 'marge',
    sections: 'entre les sections',
    from: 'Dès',
  },
}

/** Maximum widths of content, within the page column. */
const measures = [
  [
    'max-w-reading',
    { 'en-ca': 'reading: an article, terms', 'fr-ca': 'reading : un article, des conditions' },
  ],
  ['max-w-measure', { 'en-ca': 'measure: a paragraph', 'fr-ca': 'measure : un paragraphe' }],
  ['max-w-form', { 'en-ca': 'form', 'fr-ca': 'form : un formulaire' }],
  ['max-w-list', { 'en-ca': 'list: places, news', 'fr-ca': 'list : des lieux, des nouvelles' }],
  [
    'max-w-wide-list',
    { 'en-ca': 'wide-list: rows that say more', 'fr-ca': 'wide-list : des rangées qui en disent plus' },
  ],
] as const

const sheets = { theme, base, slats }
const widths = [...tokenWidths].reverse()
const atWidths = widths.map((width) => new Map(typeSteps(sheets, width).map((step) => [step.name, step])))

/** Size at each width, where they differ, and line height. */
function measuresOf(className: string, line: string): string {
  const sizes = atWidths.map((steps) => steps.get(className.replace('text-', '')))
  const values = new Set(sizes.map((step) => step?.size.value))
  return `${[...values].join(' / ')} rem, ${line} ${sizes[0]?.lineHeight}`
}

/** Columns of the grid at each width; margin and distances are tokens. */
const columns = { phone: 4, tablet: 8, desktop: 12 }

/** Type scale, spacing and grid at their actual size. */
export const TypeAndSpacing: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={say.steps}>
          <dl className="grid gap-8">
            {steps.map(([className, sample]) => (
              <div key={className}>
                <dt className="text-small text-ink-2">
                  <strong>{className}</strong>: {measuresOf(className, say.line)}
                </dt>
                <dd className={`mt-2 ${className}`}>{inLocale(globals, sample)}</dd>
              </div>
            ))}
          </dl>
        </GuideSection>
        <GuideSection title={say.spaces}>
          <ul className="grid gap-2">
            {spaces.map((space) => (
              <li key={space} className="flex items-center gap-4 text-small">
                <span className="w-8 text-right">{space}</span>
                <svg role="presentation" width={space} height="16">
                  <rect width="100%" height="100%" fill="var(--ds-aurora-line)" />
                </svg>
              </li>
            ))}
          </ul>
        </GuideSection>
        <GuideSection title={say.widths}>
          <ul className="grid gap-4 text-small">
            {measures.map(([className, text]) => (
              <li key={className} className={`border-b-2 border-control pb-1 ${className}`}>
                {inLocale(globals, text)}
              </li>
            ))}
          </ul>
        </GuideSection>
        <GuideSection title={say.grid}>
          <ul className="grid gap-3">
            {[...tokenWidths].map((width) => {
              const { margin, section } = layoutAt(sheets, width)
              return (
                <li key={width}>
                  <strong>{width === 'phone' ? width : `${say.from} ${breakpoints[width]}`}</strong>{' '}
                  {columns[width]} {say.columns}, {say.margin} {margin}, {section} {say.sections}
                </li>
              )
            })}
          </ul>
        </GuideSection>
      </GuidePage>
    )
  },
}
