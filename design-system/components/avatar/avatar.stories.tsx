import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Avatar } from './avatar.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'Beside the name of the signed-in member.',
    avoid: 'As the only sign of who is signed in: initials are not a name.',
    parts: ['Initials'],
  },
  'fr-ca': {
    use: 'À côté du nom du membre.',
    avoid: 'Comme seul signe de la personne\u00A0: des initiales ne sont pas un nom.',
    parts: ['Initiales'],
  },
}

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: { usage },
  args: { initials: '' },
  render: (args, { globals }) => (
    <Avatar {...args} initials={args.initials || inLocale(globals, { 'en-ca': 'AC', 'fr-ca': 'MD' })} />
  ),
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const WithAccent: Story = { args: { initials: 'ÉT' } }
