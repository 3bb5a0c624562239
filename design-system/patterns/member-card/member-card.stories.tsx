import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { SkyWindow } from '../sky-window/sky-window.tsx'
import { home } from '../story-content/home.ts'
import { MemberCard } from './member-card.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'In a Sky window, as a picture of what membership is.',
    avoid: 'To be scanned: Member barcode.',
    parts: ['Card with name and number', 'Bars that rise into light'],
    right: 'An example’s name, and say that it is an example.',
    wrong: 'Two cards in view.',
  },
  'fr-ca': {
    use: 'Dans une Sky window, comme image de l’adhésion.',
    avoid: 'Pour être lue à la caisse\u00A0: Member barcode.',
    parts: ['Carte avec nom et numéro', 'Barres qui montent en lumière'],
    right: 'Le nom d’un exemple, en disant que c’en est un.',
    wrong: 'Deux cartes en vue.',
  },
}

const meta = {
  title: 'Patterns/Points/Member card',
  component: MemberCard,
  parameters: { usage },
  args: home({}).hero.card,
  render: (_args, { globals }) => (
    <SkyWindow className="relative h-[36rem]">
      <MemberCard {...home(globals).hero.card} />
    </SkyWindow>
  ),
} satisfies Meta<typeof MemberCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
