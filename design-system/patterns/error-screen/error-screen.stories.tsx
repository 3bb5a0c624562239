import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { ActionLink } from '../../components/link/link.tsx'
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

const meta = {
  title: 'Patterns/Messages/Error screen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
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
