import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Patterns/Page frame/Logo',
  component: Logo,
  args: { href: '#home', name: ['Borealis', 'Rewards'] },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return <Logo {...args} name={[say('site_nameFirstLine'), say('site_nameSecondLine')]} />
  },
} satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
