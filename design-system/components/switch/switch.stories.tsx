import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Switch } from './switch.tsx'

const words = {
  'en-ca': { label: 'Within my balance (24,850 pts)', help: 'Shows only what you can have today.' },
  'fr-ca': {
    label: 'À ma portée (24\u00A0850\u00A0pts)',
    help: 'Seulement ce que vous pouvez obtenir aujourd’hui.',
  },
}

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: <Switch label={say('Offers by email', 'Offres par courriel')} defaultChecked />,
    wrong: (
      <Switch label={say('Turn off offers by email', 'Désactiver les offres par courriel')} defaultChecked />
    ),
  }),
  'en-ca': {
    use: 'For a setting that holds as soon as it is pressed.',
    avoid: 'For an answer that is sent with a form: Checkbox.',
    parts: ['Label: what is on', 'Switch'],
    keys: 'Tab reaches it; Space turns it.',
    right: 'Name what is on.',
    wrong: 'On means off: nobody knows whether emails will come.',
  },
  'fr-ca': {
    use: 'Pour un réglage à effet immédiat.',
    avoid: 'Pour une réponse envoyée avec un formulaire\u00A0: Checkbox.',
    parts: ['Libellé\u00A0: ce qui est actif', 'Interrupteur'],
    keys: 'Tab y mène; Espace bascule.',
    right: 'Nommez ce qui est actif.',
    wrong: 'Actif veut dire inactif\u00A0: personne ne sait si des courriels viendront.',
  },
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { usage },
  args: { label: '' },
  render: (args, { globals }) => <Switch {...args} label={args.label || inLocale(globals, words).label} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
