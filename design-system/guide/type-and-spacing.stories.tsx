import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../.storybook/locale.ts'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Type and spacing',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  ['text-display', 'display', '104 / 72, line .92', { 'en-ca': '24,850', 'fr-ca': '24\u00a0850' }],
  [
    'text-hero',
    'hero',
    '44 to 76 / 46, line 1',
    { 'en-ca': 'Your points, made clear.', 'fr-ca': 'Vos points, en toute clarté.' },
  ],
  [
    'text-h1',
    'h1',
    '56 / 40, line 1.04',
    { 'en-ca': 'Where it can take you', 'fr-ca': 'Où ça mène, Élodie?' },
  ],
  [
    'text-h2',
    'h2',
    '36 / 28, line 1.12',
    { 'en-ca': 'Choose a gift card', 'fr-ca': 'Choisir une carte-cadeau' },
  ],
  [
    'text-question',
    'question',
    '28 / 24, line 1.15',
    { 'en-ca': 'Remove this address?', 'fr-ca': 'Supprimer cette adresse?' },
  ],
  [
    'text-h3',
    'h3',
    '22 / 20, line 1.25',
    {
      'en-ca': 'Everything fresh: fruit, fish, bread',
      'fr-ca': 'Tout le frais\u00a0: fruits, poisson, pain',
    },
  ],
  [
    'text-h4',
    'h4',
    '18, line 1.35',
    { 'en-ca': 'On its way to Sudbury', 'fr-ca': 'En route\u00A0: Gatineau' },
  ],
  [
    'text-sentence',
    'sentence, for headings that are one',
    '48 / 36, line 1.06',
    { 'en-ca': 'Confirm it’s you', 'fr-ca': 'Confirmez votre identité' },
  ],
  [
    'text-greeting',
    'greeting',
    '36 / 26, line 1.12',
    { 'en-ca': 'Good evening, Avery', 'fr-ca': 'Bonsoir, Élodie' },
  ],
  [
    'text-numeral-large',
    'numeral-large, of a featured offer',
    '88 / 68, line .95',
    { 'en-ca': '5×', 'fr-ca': '5×' },
  ],
  [
    'text-numeral',
    'numeral, of an offer',
    '68 from 1200 px on / 56, line .95',
    { 'en-ca': '+400', 'fr-ca': '+400' },
  ],
  ['text-figure', 'figure, of a sum', '28, line 1.2', { 'en-ca': '23,248', 'fr-ca': '23\u00a0248' }],
  [
    'text-figure-small',
    'figure-small, of an amount to choose',
    '24, line 1.2',
    { 'en-ca': '$100', 'fr-ca': '100\u00a0$' },
  ],
  [
    'text-lead',
    'lead',
    '20 / 18, line 1.45',
    {
      'en-ca': 'Not on prepared meals or gift cards.',
      'fr-ca': 'Sauf les plats préparés et les cartes-cadeaux.',
    },
  ],
  [
    'text-body',
    'body',
    '16, line 1.5',
    { 'en-ca': '100 points are $1.', 'fr-ca': '100 points valent 1\u00a0$.' },
  ],
  ['text-label', 'label', '15, line 1.35', { 'en-ca': 'Street address', 'fr-ca': 'Adresse municipale' }],
  [
    'text-small',
    'small',
    '14, line 1.45',
    { 'en-ca': 'Ends Sunday, Nov 29', 'fr-ca': 'Prend fin le dimanche 29 nov.' },
  ],
  [
    'text-caption',
    'caption',
    '13, line 1.4',
    { 'en-ca': 'Nothing is smaller than this', 'fr-ca': 'Rien n’est plus petit' },
  ],
] as const

const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 88, 112]

/** Maximum widths of content, within the page column. */
const measures = [
  ['max-w-reading', 'reading: an article, terms'],
  ['max-w-measure', 'measure: a paragraph'],
  ['max-w-form', 'form'],
  ['max-w-list', 'list: places, news'],
  ['max-w-wide-list', 'wide-list: rows that say more'],
] as const

const grid = [
  ['375', '4 columns', 'margin 20, gutter 16', 'sections 72 apart'],
  ['770', '8 columns', 'margin 40, gutter 20', 'sections 88 apart'],
  ['1440', '12 columns', 'margin 72, gutter 24', 'sections 112 apart; the desktop layout begins at 1200'],
]

/** Type scale, spacing and grid at their actual size. */
export const TypeAndSpacing: Story = {
  render: (_args, { globals }) => (
    <GuidePage
      title="Type and spacing"
      lead="Instrument Sans, served by us. Every number has tabular figures, so columns add up by eye. The first size is for 770 px and wider, the second for a phone."
    >
      <GuideSection title="Steps">
        <dl className="grid gap-8">
          {steps.map(([className, name, size, words]) => (
            <div key={name}>
              <dt className="text-small text-ink-2">
                {name}: {size}
              </dt>
              <dd className={`mt-2 ${className}`}>{inLocale(globals, words)}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <GuideSection title="Spaces, in px">
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
      <GuideSection title="Widths">
        <ul className="grid gap-4 text-small">
          {measures.map(([className, words]) => (
            <li key={className} className={`border-b-2 border-control pb-1 ${className}`}>
              {words}
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection title="Grid">
        <ul className="grid gap-3">
          {grid.map(([width, ...facts]) => (
            <li key={width}>
              <strong>{width}</strong> {facts.join(', ')}
            </li>
          ))}
        </ul>
      </GuideSection>
    </GuidePage>
  ),
}
