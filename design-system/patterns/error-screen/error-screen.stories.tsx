import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx'

const words = (globals: { locale?: unknown; brand?: unknown }): ErrorScreenProps => {
  const say = siteMessages(globals)
  return {
    heading: say('errors_heading'),
    text: say('errors_text'),
    home: { href: inLocale(globals, { 'en-ca': '/', 'fr-ca': '/fr-ca' }), label: say('errors_home') },
    again: { href: '#again', label: say('errors_again') },
    reference: { label: say('errors_reference'), id: '4c1e-90ab-7f33' },
  }
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
  args: words({}),
  render: (_args, { globals }) => <ErrorScreen {...words(globals)} />,
} satisfies Meta<typeof ErrorScreen>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

export const WithoutReference: Story = {
  render: (_args, { globals }) => {
    const { heading, text, home } = words(globals)
    return <ErrorScreen heading={heading} text={text} home={home} />
  },
}
