import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { BackLink } from './back-link.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'Above the heading of a page that has a parent.',
    avoid:
      'For leaving a form unsaved: the link Cancel beside its button. For the page before, whichever it was: the browser does that.',
    parts: ['Arrow', 'Name of the parent'],
    keys: 'Tab, Enter.',
    right: 'Name the page it leads to.',
    wrong: '“Back”: whoever came by a link doesn’t know where that is.',
  },
  'fr-ca': {
    use: 'Au-dessus du titre d’une page qui a un parent.',
    avoid:
      'Pour quitter un formulaire sans enregistrer\u00A0: le lien Annuler, à côté de son bouton. Pour la page précédente\u00A0: le navigateur s’en charge.',
    parts: ['Flèche', 'Nom du parent'],
    keys: 'Tab, Entrée.',
    right: 'Nommez la page où il mène.',
    wrong: '«\u00A0Retour\u00A0»\u00A0: qui arrive par un lien ne sait pas où c’est.',
  },
}

const meta = {
  title: 'Patterns/Layout/Back link',
  component: BackLink,
  parameters: { usage },
  args: { href: '/account/history', label: 'Points history' },
  render: (_args, { globals }) => (
    <BackLink
      href={inLocale(globals, { 'en-ca': '/account/history', 'fr-ca': '/fr-ca/account/history' })}
      label={siteMessages(globals)('history_title')}
    />
  ),
} satisfies Meta<typeof BackLink>
export default meta

export const Default: StoryObj<typeof meta> = {}
