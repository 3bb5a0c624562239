import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Panel } from './panel.tsx'

const meta = {
  title: 'Components/Content/Panel',
  component: Panel,
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Panel {...args} aria-label={say('rewards_exampleTitle')}>
        <h2 className="mb-4 text-h3">{say('rewards_exampleTitle')}</h2>
        <p className="text-ink-2">{say('rewards_exampleBill')}</p>
      </Panel>
    )
  },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
