import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Checkbox } from './checkbox.tsx'

const words = {
  'en-ca': {
    label: 'Physical card',
    help: 'By mail, 5 to 8 business days.',
    error: 'Accept the terms to go on',
  },
  'fr-ca': {
    label: 'Carte en plastique',
    help: 'Par la poste, en 5 à 8 jours ouvrables.',
    error: 'Acceptez les conditions pour continuer',
  },
}

const usage: Usage = {
  voice: ['Consents and legal texts', 'Errors'],
  pictures: (say) => ({
    right: <Checkbox label={say('Send me offers by email', 'M’envoyer des offres par courriel')} />,
    wrong: (
      <Checkbox
        defaultChecked
        label={say('Do not stop sending me no offers', 'Ne pas cesser de ne pas m’envoyer d’offres')}
      />
    ),
  }),
  'en-ca': {
    use: 'For a yes that is sent with a form: a consent, a filter.',
    avoid: 'For something that holds as soon as it is pressed: Switch.',
    parts: ['Box', 'Label, pressable as well', 'Count, help or error'],
    keys: 'Tab reaches it; Space sets it.',
    right: 'Ask a plain question, and leave it open.',
    wrong: 'A box ticked beforehand, or a double negative.',
  },
  'fr-ca': {
    use: 'Pour un oui envoyé avec un formulaire\u00A0: un consentement, un filtre.',
    avoid: 'Pour un effet immédiat\u00A0: Switch.',
    parts: ['Case', 'Libellé, cliquable aussi', 'Nombre, aide ou erreur'],
    keys: 'Tab y mène; Espace coche.',
    right: 'Posez une question claire, et laissez-la ouverte.',
    wrong: 'Une case cochée d’avance, une double négation.',
  },
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { usage },
  args: { label: '' },
  render: (args, { globals }) => <Checkbox {...args} label={args.label || inLocale(globals, words).label} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(within(canvasElement).getByText(/./))
    await expect(box).toBeChecked()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithCount: Story = { args: { count: '12', defaultChecked: true } }
export const WithHelp: Story = {
  render: (args, { globals }) => (
    <Checkbox
      {...args}
      label={args.label || inLocale(globals, words).label}
      help={inLocale(globals, words).help}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { label, help } = inLocale(globals, words)
    const box = canvas.getByRole('checkbox')
    // Heard once, as a part of the label.
    await expect(box).toHaveAccessibleName(`${label} ${help}`)
    await expect(box).not.toHaveAccessibleDescription()
  },
}
export const WithError: Story = {
  render: (args, { globals }) => (
    <Checkbox
      {...args}
      label={args.label || inLocale(globals, words).label}
      error={inLocale(globals, words).error}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      inLocale(globals, words).error,
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
