import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { ActionLink } from '../link/link.tsx'
import { Banner } from './banner.tsx'

const words = {
  'en-ca': {
    title: 'Orders are slow today.',
    text: 'E-cards may take an hour. Your points are safe.',
    action: 'See the state of our services',
  },
  'fr-ca': {
    title: 'Les commandes sont lentes aujourd’hui.',
    text: 'Une carte électronique peut prendre une heure. Vos points sont en sécurité.',
    action: 'Voir l’état de nos services',
  },
}

const usage: Usage = {
  voice: ['Errors', 'Reassurance'],
  pictures: (say) => ({
    right: (
      <Banner status="warning" title={say('Your account is on hold.', 'Votre compte est suspendu.')}>
        {say(
          'You can read everything. Points can’t be redeemed.',
          'Vous pouvez tout lire. Les points ne peuvent pas être échangés.',
        )}
      </Banner>
    ),
    wrong: (
      <Banner status="warning" title={say('Error 423!', 'Erreur 423!')}>
        {say('The request could not be processed.', 'La requête n’a pas pu être traitée.')}
      </Banner>
    ),
  }),
  'en-ca': {
    use: 'For what holds as long as the page is open: a stopped account, a service that is down.',
    avoid: 'For what a press has just done: Notification bar. For one field: its own error.',
    parts: ['Icon', 'Bold first clause', 'One sentence', 'A link, where there is a way on'],
    keys: 'Only its links are reached with Tab.',
    right: 'Say what it means for the member.',
    wrong: 'Words that only the system knows.',
  },
  'fr-ca': {
    use: 'Pour ce qui vaut tant que la page est ouverte\u00A0: un compte suspendu, un service en panne.',
    avoid:
      'Pour ce qu’un clic vient de faire\u00A0: Notification bar. Pour un champ\u00A0: sa propre erreur.',
    parts: ['Icône', 'Début en gras', 'Une phrase', 'Un lien, s’il y a une suite'],
    keys: 'Tab ne mène qu’à ses liens.',
    right: 'Dites ce que ça change pour le membre.',
    wrong: 'Des mots que seul le système connaît.',
  },
}

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { usage },
  args: { status: 'info' },
  render: (args, { globals }) => {
    const { title, text } = inLocale(globals, words)
    return (
      <Banner {...args} title={title}>
        {text}
      </Banner>
    )
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { status: 'success' } }
export const Warning: Story = { args: { status: 'warning' } }
export const Failure: Story = { args: { status: 'error' } }
export const WithAction: Story = {
  render: (args, { globals }) => {
    const { title, text, action } = inLocale(globals, words)
    return (
      <Banner {...args} title={title} action={<ActionLink href="#status">{action}</ActionLink>}>
        {text}
      </Banner>
    )
  },
}
