import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { HeroSignedOut } from './hero-signed-out.tsx'

const usage: Usage = {
  voice: ['Who speaks', 'Names'],
  'en-ca': {
    use: 'First on the home page of a visitor.',
    avoid: 'For members: Balance hero.',
    parts: [
      'Promise',
      'One sentence with an example in dollars',
      'Join, and Sign in',
      'Card turning into light',
    ],
    keys: 'Tab: Join, then Sign in.',
    right: 'A promise that the next section proves with a sum.',
    wrong: 'A campaign’s slogan: those have the strip and the featured offer.',
  },
  'fr-ca': {
    use: 'En tête de l’accueil d’un visiteur.',
    avoid: 'Pour un membre\u00A0: Balance hero.',
    parts: [
      'Promesse',
      'Une phrase avec un exemple en dollars',
      'Adhérer, et Se connecter',
      'Carte qui devient lumière',
    ],
    keys: 'Tab\u00A0: Adhérer, puis Se connecter.',
    right: 'Une promesse que la section suivante prouve par un calcul.',
    wrong: 'Le slogan d’une campagne\u00A0: il a sa place dans le bandeau et l’offre en vedette.',
  },
}

const meta = {
  title: 'Patterns/Home/Hero, signed out',
  component: HeroSignedOut,
  parameters: { layout: 'fullscreen', usage },
  args: home({}).hero,
  render: (_args, { globals }) => <HeroSignedOut {...home(globals).hero} />,
} satisfies Meta<typeof HeroSignedOut>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
