import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Avatar } from './avatar.tsx'

const usage: Usage = {
  pictures: () => ({
    right: (
      <span className="flex items-center gap-3">
        <Avatar initials="ÉT" /> Élodie Tremblay
      </span>
    ),
    wrong: <Avatar initials="ÉT" />,
  }),
  'en-ca': {
    use: 'Beside the name of the signed-in member.',
    avoid: 'As the only sign of who is signed in: initials are not a name.',
    parts: ['Initials'],
    right: 'Put the name beside the initials.',
    wrong: 'Initials alone, which two people of one home may share.',
  },
  'fr-ca': {
    use: 'À côté du nom du membre.',
    avoid: 'Comme seul signe de la personne\u00A0: des initiales ne sont pas un nom.',
    parts: ['Initiales'],
    right: 'Mettez le nom à côté des initiales.',
    wrong: 'Des initiales seules, que deux personnes d’un même foyer peuvent avoir.',
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
