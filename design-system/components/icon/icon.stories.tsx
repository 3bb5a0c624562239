import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, MapPin, ShieldCheck } from 'lucide'
import type { Usage } from '../../guide/component-usage.tsx'
import { Icon } from './icon.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'Beside words, to be found faster. Guide / Icons has them all.',
    avoid: 'Alone, or to decorate: words say it better.',
    parts: ['Line drawing in the colour of the text'],
  },
  'fr-ca': {
    use: 'À côté de mots, pour les trouver plus vite. Guide / Icons les montre toutes.',
    avoid: 'Seule ou comme décor\u00A0: des mots le disent mieux.',
    parts: ['Dessin au trait, de la couleur du texte'],
  },
}

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  parameters: { usage },
  args: { of: Gift },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** The stroke gets relatively thinner as the icon grows, so that its weight matches the text. */
export const Sizes: Story = {
  render: () => (
    <p className="flex items-center gap-4">
      <Icon of={Gift} size={16} /> 16
      <Icon of={MapPin} size={20} /> 20
      <Icon of={ShieldCheck} size={24} /> 24
    </p>
  ),
}
