import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { Safeguards } from './safeguards.tsx'

const usage: Usage = {
  voice: ['Reassurance'],
  'en-ca': {
    use: 'Once, on the home page of a visitor.',
    avoid: 'Beside a task: there, one sentence of reassurance at most.',
    parts: ['Heading', 'Three statements, each with icon, title and sentence'],
    right: 'What the site does, in the present tense.',
    wrong: 'Promises of security that nothing on the site keeps.',
  },
  'fr-ca': {
    use: 'Une seule fois, à l’accueil d’un visiteur.',
    avoid: 'À côté d’une tâche\u00A0: une seule phrase rassurante, au plus.',
    parts: ['Titre', 'Trois énoncés\u00A0: icône, titre et phrase'],
    right: 'Ce que le site fait, au présent.',
    wrong: 'Des promesses de sécurité que rien sur le site ne tient.',
  },
}

const meta = {
  title: 'Patterns/Home/Safeguards',
  component: Safeguards,
  parameters: { usage },
  args: home({}).safeguards,
  render: (_args, { globals }) => <Safeguards {...home(globals).safeguards} />,
} satisfies Meta<typeof Safeguards>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
