import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { SectionHeading } from './section-heading.tsx'

const meta = {
  title: 'Patterns/Layout/Section heading',
  component: SectionHeading,
  args: { title: 'Rewards' },
  render: (args, { globals }) => <SectionHeading {...args} title={siteMessages(globals)('rewards_title')} />,
} satisfies Meta<typeof SectionHeading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIntroAndLink: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <SectionHeading
        title={say('rewards_title')}
        intro={say('rewards_lead')}
        link={{
          href: inLocale(globals, { 'en-ca': '/rewards', 'fr-ca': '/fr-ca/rewards' }),
          label: say('rewards_noneAction'),
        }}
      />
    )
  },
}

export const LongFrenchLabel: Story = {
  ...WithIntroAndLink,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
