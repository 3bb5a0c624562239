import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleText } from './article-text.tsx'

const meta = {
  title: 'Patterns/Article text',
  component: ArticleText,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticleText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    sections: [
      {
        heading: 'Regardez d’abord ici',
        paragraphs: [
          'Les points en attente ne sont pas encore dans votre solde. Ouvrez l’historique de vos points.',
        ],
      },
      {
        heading: 'Comment réclamer',
        paragraphs: [
          'Après sept jours, envoyez-nous le partenaire, la date et le montant.',
          'Nous répondons en cinq jours.',
        ],
      },
    ],
    updated: 'Mis à jour le 12 nov. 2026',
  },
}
