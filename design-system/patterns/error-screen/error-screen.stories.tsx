import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionLink } from '../../components/link/link.tsx'
import { ErrorScreen } from './error-screen.tsx'

const meta = {
  title: 'Patterns/Error screen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    heading: 'Sorry, something went wrong',
    text: "We're working hard to fix the issue. Try reloading the page or returning to the homepage to continue browsing.",
    home: { href: '/', label: 'Home' },
    again: { href: '#again', label: 'Reload' },
    reference: { label: 'Reference', id: '4c1e-90ab-7f33', copy: <ActionLink>Copy</ActionLink> },
  },
}

export const French: Story = {
  args: {
    heading: 'Désolés, un problème est survenu',
    text: 'Nous travaillons à le régler. Rechargez la page ou revenez à l’accueil pour poursuivre votre visite.',
    home: { href: '/fr-ca', label: 'Accueil' },
    again: { href: '#again', label: 'Recharger' },
    reference: { label: 'Référence', id: '4c1e-90ab-7f33', copy: <ActionLink>Copier</ActionLink> },
  },
}

export const WithoutReference: Story = {
  args: {
    heading: 'Sorry, something went wrong',
    text: 'Try reloading the page.',
    home: { href: '/', label: 'Home' },
  },
}
