import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnlitSlats } from '../../components/slats/unlit-slats.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { SkyWindow } from './sky-window.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'For the one place of a page where data lights up: a balance, a card, a thank you.',
    avoid: 'For a picture or a notice: they stay on paper.',
    parts: ['Night ground', 'Slats drawn from numbers', 'Text in the colours of the night'],
    right: 'One in view, and light that stands for something.',
    wrong: 'Two windows in view, or slats that mean nothing beside ones that do.',
  },
  'fr-ca': {
    use: 'Pour le seul endroit d’une page où les données s’allument\u00A0: un solde, une carte, un merci.',
    avoid: 'Pour une image ou un avis\u00A0: ils restent sur papier.',
    parts: ['Fond de nuit', 'Lames tirées des chiffres', 'Texte aux couleurs de la nuit'],
    right: 'Une seule en vue, et une lumière qui représente quelque chose.',
    wrong: 'Deux fenêtres en vue, ou des lames sans signification à côté d’autres qui en ont une.',
  },
}

const meta = {
  title: 'Patterns/Layout/Sky window',
  component: SkyWindow,
  parameters: { usage },
  args: { children: <div className="h-64" /> },
} satisfies Meta<typeof SkyWindow>
export default meta

type Story = StoryObj<typeof meta>

/** The one dark window of a page. */
export const Default: Story = {}
export const WithUnlitSlats: Story = {
  args: {
    children: (
      <div className="flex h-64 items-end px-8">
        <UnlitSlats className="w-full" />
      </div>
    ),
  },
}
