import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Patterns/Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
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
