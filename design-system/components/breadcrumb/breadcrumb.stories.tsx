import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const words = {
  'en-ca': {
    label: 'You are here',
    crumbs: [{ label: 'Gift cards', href: '#cards' }, { label: 'Prairie Outfitters' }],
  },
  'fr-ca': {
    label: 'Vous êtes ici',
    crumbs: [{ label: 'Cartes-cadeaux', href: '#cards' }, { label: 'Prairie Outfitters' }],
  },
}

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'Where a page lies three levels deep or more.',
    avoid: 'For two levels: Back link, a pattern. For views of one thing: Tabs.',
    parts: ['Links to the levels above', 'The page itself, without a link'],
    keys: 'Tab and Enter, as links.',
  },
  'fr-ca': {
    use: 'Quand une page est à trois niveaux ou plus.',
    avoid: 'Pour deux niveaux\u00A0: le modèle Back link. Pour les vues d’une même chose\u00A0: Tabs.',
    parts: ['Liens vers les niveaux supérieurs', 'La page elle-même, sans lien'],
    keys: 'Tab et Entrée, comme des liens.',
  },
}

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: { usage },
  args: words['en-ca'],
  render: (_args, { globals }) => <Breadcrumb {...inLocale(globals, words)} />,
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Prairie Outfitters')).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
