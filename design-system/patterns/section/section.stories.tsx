import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { Section } from './section.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'For each part of a page that has a heading.',
    avoid: 'For a box within the column: Panel.',
    parts: ['Section heading', 'Content in the page’s column'],
    right: 'One shelf on a page, to set choices apart from reading.',
    wrong: 'Every section on a ground of its own: nothing stands out any more.',
  },
  'fr-ca': {
    use: 'Pour chaque partie de page qui a un titre.',
    avoid: 'Pour un encadré dans la colonne\u00A0: Panel.',
    parts: ['Section heading', 'Contenu dans la colonne de la page'],
    right: 'Une seule étagère par page, pour séparer le choix de la lecture.',
    wrong: 'Chaque section sur un fond à elle\u00A0: plus rien ne ressort.',
  },
}

const meta = {
  title: 'Patterns/Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen', usage },
  args: { children: null },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Section {...args} labelledBy="rewards">
        <SectionHeading id="rewards" title={say('rewards_title')} />
        <p className="max-w-measure text-ink-2">{say('rewards_lead')}</p>
      </Section>
    )
  },
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Full-bleed sunken background, for rows of cards. */
export const Shelf: Story = { args: { tone: 'shelf' } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
