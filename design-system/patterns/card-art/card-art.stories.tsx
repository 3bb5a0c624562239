import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { art } from '../story-content/art.ts'
import { CardArt } from './card-art.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'For the art of a gift card, anywhere and at any size.',
    avoid: 'For other pictures: Picture.',
    parts: ['Art at the ratio of a card', 'The brand’s ground colour while it loads'],
    right: 'Give it its colour, so that nothing flashes.',
    wrong: 'Art without the brand’s name in text beside it.',
  },
  'fr-ca': {
    use: 'Pour l’illustration d’une carte-cadeau, partout et à toute taille.',
    avoid: 'Pour d’autres images\u00A0: Picture.',
    parts: ['Illustration au format d’une carte', 'Couleur de la marque pendant le chargement'],
    right: 'Donnez-lui sa couleur, pour que rien ne clignote.',
    wrong: 'Une illustration sans le nom de la marque en texte à côté.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Card art',
  component: CardArt,
  parameters: { usage },
  args: { ...art.papeterie, className: 'w-80 rounded-card shadow-object' },
} satisfies Meta<typeof CardArt>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** In a row, beside text. */
export const Small: Story = { args: { className: 'w-[76px] rounded-small-card shadow-object' } }
/** The placeholder keeps the card's ratio until the image has loaded. */
export const Loading: Story = {
  args: { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
}
