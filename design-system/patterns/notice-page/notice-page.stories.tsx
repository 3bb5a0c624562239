import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { NoticePage } from './notice-page.tsx'

const usage: Usage = {
  voice: ['Errors', 'Reassurance'],
  'en-ca': {
    use: 'For a page that has one thing to say: not found, not allowed, sent, asked.',
    avoid: 'For a failure: Error screen. For a notice above content: Banner.',
    parts: ['Heading', 'One or two sentences', 'One action, and one way on'],
    keys: 'Tab: the action, then the way on.',
    right: 'One next step.',
    wrong: 'A dead end.',
  },
  'fr-ca': {
    use: 'Pour une page qui n’a qu’une chose à dire\u00A0: introuvable, refusé, envoyé, demandé.',
    avoid: 'Pour un échec\u00A0: Error screen. Pour un avis au-dessus d’un contenu\u00A0: Banner.',
    parts: ['Titre', 'Une ou deux phrases', 'Une action, et un chemin'],
    keys: 'Tab\u00A0: l’action, puis le chemin.',
    right: 'Une seule étape suivante.',
    wrong: 'Une impasse.',
  },
}

const meta = {
  title: 'Patterns/Messages/Notice page',
  component: NoticePage,
  parameters: { layout: 'fullscreen', usage },
} satisfies Meta<typeof NoticePage>
export default meta

type Story = StoryObj<typeof meta>

export const Suspended: Story = {
  args: { heading: '', text: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <NoticePage
        heading={say('errors_suspendedHeading')}
        text={[say('errors_suspendedText')]}
        action={{ href: '#contact', label: say('help_contactLink') }}
        reference={{ label: say('errors_reference'), id: '4c1e-90ab-7f33' }}
      >
        <form method="post" action="#sign-out">
          <ActionLink type="submit">{say('site_signOut')}</ActionLink>
        </form>
      </NoticePage>
    )
  },
}
export const SuspendedFrench: Story = { ...Suspended, globals: { locale: 'fr-ca' } }

export const ProviderError: Story = {
  args: { heading: '', text: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <NoticePage
        heading={say('auth_providerHeading')}
        text={[say('auth_providerText')]}
        action={{ href: '#again', label: say('errors_tryAgain') }}
        other={{ href: '#home', label: say('auth_backHome') }}
        reference={{ label: say('errors_reference'), id: '4c1e-90ab-7f33' }}
      />
    )
  },
}
export const ProviderErrorFrench: Story = { ...ProviderError, globals: { locale: 'fr-ca' } }

export const NotFound: Story = {
  args: { heading: '', text: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <NoticePage
        heading={say('errors_notFoundHeading')}
        text={[say('errors_notFoundText')]}
        action={{ href: '#home', label: say('errors_home') }}
        other={{ href: '#search', label: say('errors_search') }}
      />
    )
  },
}
export const NotFoundFrench: Story = { ...NotFound, globals: { locale: 'fr-ca' } }

const address = '12, rue du Portage, Sainte-Catherine-de-la-Jacques-Cartier QC G3N 1A1'

/** A question: nothing is missing, so there are no slats. It names the address that would be removed. */
export const RemovingAnAddress: Story = {
  args: { heading: '', text: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <NoticePage
        unlit={false}
        heading={say('addresses_removeHeading')}
        text={[address, say('addresses_removeText', { asks: 'always' })]}
      >
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
