import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search, Snowflake, X } from 'lucide'
import { expect, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { IconButton } from './icon-button.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: <IconButton icon={Search} label={say('Search', 'Rechercher')} />,
    wrong: <IconButton icon={Snowflake} label={say('Pause redemptions', 'Bloquer les échanges')} />,
  }),
  'en-ca': {
    use: 'For search, menu, close, plus and minus, which everyone reads.',
    avoid: 'For anything else: Button or Link, with words.',
    parts: ['Icon', 'Name, for who does not see it'],
    keys: 'Enter or Space.',
    right: 'A drawing that everyone reads: search.',
    wrong: 'A snowflake that pauses redemptions: nobody guesses it. Use a Button, with words.',
  },
  'fr-ca': {
    use: 'Pour chercher, ouvrir le menu, fermer, ajouter et retirer, que tout le monde lit.',
    avoid: 'Pour le reste\u00A0: Button ou Link, avec des mots.',
    parts: ['Icône', 'Nom, pour qui ne la voit pas'],
    keys: 'Entrée ou Espace.',
    right: 'Un dessin que tout le monde lit\u00A0: rechercher.',
    wrong: 'Un flocon qui bloque les échanges\u00A0: personne ne le devine. Utilisez Button, avec des mots.',
  },
}

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  parameters: { usage },
  args: { icon: X, label: '' },
  render: (args, { globals }) => <IconButton {...args} label={siteMessages(globals)('site_close')} />,
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Close: Story = {
  play: async ({ canvasElement, globals }) => {
    const name = siteMessages(globals)('site_close')
    const button = within(canvasElement).getByRole('button', { name })
    await expect(button.offsetWidth).toBe(32)
  },
}
