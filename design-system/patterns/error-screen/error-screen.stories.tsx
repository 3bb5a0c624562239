import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx'

const words: Record<'en-ca' | 'fr-ca', ErrorScreenProps> = {
  'en-ca': {
    heading: 'Sorry, something went wrong',
    text: "We're working hard to fix the issue. Try reloading the page or returning to the homepage to continue browsing.",
    home: { href: '/', label: 'Home' },
    again: { href: '#again', label: 'Reload' },
    reference: { label: 'Reference', id: '4c1e-90ab-7f33', copy: <ActionLink>Copy</ActionLink> },
  },
  'fr-ca': {
    heading: 'Désolés, un problème est survenu',
    text: 'Nous travaillons à le régler. Rechargez la page ou revenez à l’accueil pour poursuivre votre visite.',
    home: { href: '/fr-ca', label: 'Accueil' },
    again: { href: '#again', label: 'Recharger' },
    reference: { label: 'Référence', id: '4c1e-90ab-7f33', copy: <ActionLink>Copier</ActionLink> },
  },
}

const usage: Usage = {
  voice: ['Errors', 'Reassurance'],
  'en-ca': {
    use: 'When a page has failed altogether.',
    avoid: 'For a part that failed: Section notice. For a refusal or a page that is gone: Notice page.',
    parts: ['What happened', 'What to do', 'Try again, and a way on'],
    keys: 'Tab reaches the ways on.',
    right: 'Say what happened to the points, if any were at stake.',
    wrong: 'A number of an error and nothing to do.',
  },
  'fr-ca': {
    use: 'Quand une page entière a échoué.',
    avoid: 'Pour une partie\u00A0: Section notice. Pour un refus ou une page disparue\u00A0: Notice page.',
    parts: ['Ce qui est arrivé', 'Quoi faire', 'Réessayer, et un chemin'],
    keys: 'Tab mène aux chemins.',
    right: 'Dites ce qu’il en est des points, s’il y en avait en jeu.',
    wrong: 'Un numéro d’erreur et rien à faire.',
  },
}

const meta = {
  title: 'Patterns/Messages/Error screen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen', usage },
  args: words['en-ca'],
  render: (_args, { globals }) => <ErrorScreen {...inLocale(globals, words)} />,
} satisfies Meta<typeof ErrorScreen>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

export const WithoutReference: Story = {
  render: (_args, { globals }) => {
    const { heading, text, home } = inLocale(globals, words)
    return <ErrorScreen heading={heading} text={text} home={home} />
  },
}
