import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { TextField } from './text-field.tsx'

const words = {
  'en-ca': {
    label: 'City',
    optional: 'Optional',
    help: 'As it is written on your mail.',
    number: 'Member number',
    error: 'Enter a city',
    warning: 'We don’t recognize this city in Ontario.',
  },
  'fr-ca': {
    label: 'Ville',
    optional: 'Facultatif',
    help: 'Comme elle est écrite sur votre courrier.',
    number: 'Numéro de membre',
    error: 'Entrez une ville',
    warning: 'Cette ville n’est pas reconnue en Ontario.',
  },
}

const usage: Usage = {
  voice: ['Errors'],
  pictures: (say) => ({
    right: (
      <TextField
        label={say('City', 'Ville')}
        error={say('Enter a city, like Sudbury', 'Entrez une ville, comme Gatineau')}
      />
    ),
    wrong: <TextField label={say('City', 'Ville')} error={say('Invalid value.', 'Valeur invalide.')} />,
  }),
  'en-ca': {
    use: 'For words that people type on one line.',
    avoid: 'For a choice among known answers: Select. For dates, phones, postal codes: their own fields.',
    parts: ['Label', 'The word “Optional”, at the right', 'Control', 'Help, or the error with its icon'],
    keys: 'Tab reaches it; type.',
    right: 'Say what to enter, with an example.',
    wrong: 'A reproach that does not help.',
  },
  'fr-ca': {
    use: 'Pour des mots tapés sur une ligne.',
    avoid:
      'Pour un choix parmi des réponses connues\u00A0: Select. Pour une date, un téléphone, un code postal\u00A0: leurs champs.',
    parts: [
      'Libellé',
      'Le mot «\u00A0Facultatif\u00A0», à droite',
      'Champ',
      'Aide, ou erreur avec son icône',
    ],
    keys: 'Tab y mène; on tape.',
    right: 'Dites quoi entrer, avec un exemple.',
    wrong: 'Un reproche qui n’aide pas.',
  },
}

const meta = {
  title: 'Components/Forms/Text field',
  component: TextField,
  parameters: { usage },
  args: { label: '', name: 'city' },
  render: (args, { globals }) => <TextField {...args} label={args.label || inLocale(globals, words).label} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, 'Saint-Jean-sur-Richelieu')
    await expect(input).toHaveValue('Saint-Jean-sur-Richelieu')
    await expect(input).toHaveAccessibleName()
  },
}
export const Filled: Story = { args: { defaultValue: 'Sudbury' } }
export const Optional: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={args.label || inLocale(globals, words).label}
      optionalLabel={inLocale(globals, words).optional}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(inLocale(globals, words).optional)
  },
}
export const WithHelp: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={args.label || inLocale(globals, words).label}
      help={inLocale(globals, words).help}
    />
  ),
}
export const WithError: Story = {
  args: { defaultValue: 'S' },
  render: (args, { globals }) => {
    const { label, help, error } = inLocale(globals, words)
    return <TextField {...args} label={label} help={help} error={error} />
  },
  play: async ({ canvasElement, globals }) => {
    const { help, error } = inLocale(globals, words)
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(`${error} ${help}`)
    await expect(input).toHaveValue('S')
  },
}
/** With Enter the focus stays in the field, so the same error is announced anew. */
export const SentAgain: Story = {
  render: function Sending(args, { globals }) {
    const { label, error } = inLocale(globals, words)
    const [attempts, setAttempts] = useState(0)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAttempts(attempts + 1)
        }}
      >
        <TextField {...args} label={label} error={attempts > 0 ? error : null} attempts={attempts} />
      </form>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { error } = inLocale(globals, words)
    await userEvent.type(canvas.getByRole('textbox'), 'S{Enter}')
    const first = canvas.getByRole('alert')
    await expect(first).toHaveTextContent(error)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent(error)
    await expect(first).not.toBeInTheDocument()
  },
}
export const WithWarning: Story = {
  args: { defaultValue: 'Gatineau' },
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={args.label || inLocale(globals, words).label}
      warning={inLocale(globals, words).warning}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).warning)
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: '604 646 0193 2275' },
  render: (args, { globals }) => (
    <TextField {...args} label={args.label || inLocale(globals, words).number} />
  ),
}

/** An emptied text control stands for no words: neither an error nor a help is left behind. */
export const EmptiedWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { help: '', error: '', warning: '', optionalLabel: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
}
