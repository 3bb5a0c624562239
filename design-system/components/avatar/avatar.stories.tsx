import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  args: { initials: '' },
  render: (args, { globals }) => (
    <Avatar {...args} initials={args.initials || inLocale(globals, { 'en-ca': 'AC', 'fr-ca': 'MD' })} />
  ),
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const WithAccent: Story = { args: { initials: 'ÉT' } }
