import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Globals } from '../story-content/frame.ts'
import { Logo } from './logo.tsx'

const wordmark = (globals: Globals): readonly [string, string] => {
  const say = siteMessages(globals)
  return [say('site_nameFirstLine'), say('site_nameSecondLine')]
}

const meta = {
  title: 'Patterns/Page frame/Logo',
  component: Logo,
  args: { href: '#home', name: wordmark({}) },
  render: (args, { globals }) => {
    return <Logo {...args} name={wordmark(globals)} />
  },
} satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
