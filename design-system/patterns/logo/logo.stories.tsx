import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import type { Globals } from '../story-content/frame.ts'
import { Logo } from './logo.tsx'

const wordmark = (globals: Globals): readonly [string, string] => {
  const say = siteMessages(globals)
  return [say('site_nameFirstLine'), say('site_nameSecondLine')]
}

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'In header and footer, and on the pages around signing in.',
    avoid: 'As a decoration within a page: Sky window.',
    parts: ['Mark', 'Name over two lines'],
    keys: 'Tab, Enter: it leads home.',
    right: 'Give it room, in the colour of its place.',
    wrong: 'The mark without the name where the name is not beside it.',
  },
  'fr-ca': {
    use: 'Dans l’en-tête et le pied de page, et sur les pages de connexion.',
    avoid: 'Comme décor d’une page\u00A0: Sky window.',
    parts: ['Sigle', 'Nom sur deux lignes'],
    keys: 'Tab, Entrée\u00A0: il mène à l’accueil.',
    right: 'Laissez-lui de la place, dans la couleur de son lieu.',
    wrong: 'Le sigle sans le nom, là où le nom n’est pas à côté.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Logo',
  component: Logo,
  parameters: { usage },
  args: { href: '#home', name: wordmark({}) },
  render: (args, { globals }) => {
    return <Logo {...args} name={wordmark(globals)} />
  },
} satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
