import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, MapPin, ShieldCheck } from 'lucide'
import type { Usage } from '../../guide/component-usage.tsx'
import { Icon } from './icon.tsx'

const usage: Usage = {
  pictures: (say) => ({
    right: (
      <p className="flex items-center gap-2">
        <Icon of={MapPin} /> {say('Accepted in Ontario', 'Acceptée en Ontario')}
      </p>
    ),
    wrong: (
      <p className="flex gap-5">
        <Icon of={MapPin} />
        <Icon of={Gift} />
        <Icon of={ShieldCheck} />
      </p>
    ),
  }),
  'en-ca': {
    use: 'Beside words, to be found faster. Guide / Icons has them all.',
    avoid: 'Alone, or to decorate: words say it better.',
    parts: ['Line drawing in the colour of the text'],
    right: 'Put it beside the words it helps to find.',
    wrong: 'Drawings alone, which everyone reads in their own way.',
  },
  'fr-ca': {
    use: 'À côté de mots, pour les trouver plus vite. Guide / Icons les montre toutes.',
    avoid: 'Seule ou comme décor\u00A0: des mots le disent mieux.',
    parts: ['Dessin au trait, de la couleur du texte'],
    right: 'Placez-la à côté des mots qu’elle aide à trouver.',
    wrong: 'Des dessins seuls, que chaque personne comprend à sa façon.',
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
