import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { NoticePage } from './notice-page.tsx'

const meta = {
  title: 'Patterns/Notice page',
  component: NoticePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticePage>
export default meta

type Story = StoryObj<typeof meta>

export const Suspended: Story = {
  args: {
    heading: 'Your account is suspended',
    text: [
      'Your points are safe, but they cannot be earned or spent for now.',
      'Call 1 800 555 0137 and give the reference below.',
    ],
    action: { href: '#contact', label: 'Contact us' },
    reference: 'Reference 4c1e-90ab-7f33',
    children: (
      <form method="post" action="#sign-out">
        <ActionLink type="submit">Sign out</ActionLink>
      </form>
    ),
  },
}

export const ProviderErrorFrench: Story = {
  args: {
    heading: 'La connexion n’a pas abouti',
    text: ['Le service d’identité n’a pas répondu comme prévu. Rien n’a changé dans votre compte.'],
    action: { href: '#again', label: 'Réessayer' },
    other: { href: '/fr-ca', label: 'Retour à l’accueil' },
    reference: 'Référence 4c1e-90ab-7f33',
  },
}

const address = '12, rue du Portage, Sainte-Catherine-de-la-Jacques-Cartier QC G3N 1A1'

/** Deleting asks once more, and names the address that goes. */
export const RemovingAnAddress: Story = {
  args: { heading: '', text: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <NoticePage heading={say('addresses_removeHeading')} text={[address, say('addresses_removeText')]}>
        <form method="post" action="#remove">
          <Button type="submit" variant="destructive" busyLabel={say('addresses_busy')}>
            {say('addresses_remove')}
          </Button>
        </form>
        <ActionLink href="#profile">{say('addresses_keep')}</ActionLink>
      </NoticePage>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByRole('button', { name: siteMessages(globals)('addresses_remove') })).toBeVisible()
  },
}
export const RemovingAnAddressFrench: Story = { ...RemovingAnAddress, globals: { locale: 'fr-ca' } }
