import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { PostalCodeField } from './postal-code-field.tsx'

/** A sample of what a site gives: capitals, three and three. */
const format = (text: string) => {
  const kept = text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 6)
  return [kept.slice(0, 3), kept.slice(3)].filter(Boolean).join(' ')
}

const usage: Usage = {
  voice: ['Errors'],
  pictures: (say, globals) => {
    const field = { label: siteMessages(globals)('addresses_postalCode'), defaultValue: 'H2Y 1L6' }
    return {
      right: (
        <PostalCodeField
          {...field}
          warning={say(
            'Check the code and the province: postal codes starting with H are in Quebec',
            'Vérifiez le code et la province\u00A0: les codes commençant par H sont utilisés au Québec',
          )}
        />
      ),
      wrong: <PostalCodeField {...field} error={say('Wrong province', 'Mauvaise province')} />,
    }
  },
  'en-ca': {
    use: 'For Canadian postal codes, with or without the space.',
    avoid: 'For codes of other countries: Text field.',
    parts: ['Label', 'The word “Optional”, at the right', 'Control', 'Help, or the error with its icon'],
    keys: 'Tab reaches it; type.',
    right: 'Warn of what looks unusual; the form can still be sent.',
    wrong: 'A reproach that stops people whose code is right.',
  },
  'fr-ca': {
    use: 'Pour un code postal canadien, avec ou sans espace.',
    avoid: 'Pour les codes d’autres pays\u00A0: Text field.',
    parts: [
      'Libellé',
      'Le mot «\u00A0Facultatif\u00A0», à droite',
      'Champ',
      'Aide, ou erreur avec son icône',
    ],
    keys: 'Tab y mène; on tape.',
    right: 'Avertissez de ce qui surprend; le formulaire peut partir.',
    wrong: 'Un reproche qui arrête les gens dont le code est bon.',
  },
}

const meta = {
  title: 'Components/Forms/Postal code field',
  component: PostalCodeField,
  parameters: { usage },
  args: { format, label: '', name: 'postalCode' },
  render: (args, { globals }) => (
    <PostalCodeField {...args} label={siteMessages(globals)('addresses_postalCode')} />
  ),
} satisfies Meta<typeof PostalCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, 'p3e1c5')
    await expect(input).toHaveValue('P3E 1C5')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect(input).toHaveValue('P3E')
  },
}

export const Pasting: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste(' p3e-1_c5. ')
    await expect(input).toHaveValue('P3E 1C5')
  },
}

/** An edit in the middle keeps the caret; the code is formatted on blur. */
export const Correcting: Story = {
  args: { defaultValue: 'P3E 1C5' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, 'h', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    await expect(input.selectionStart).toBe(1)
    await userEvent.keyboard('2')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('{Delete}')
    await expect(input.selectionStart).toBe(2)
    await userEvent.tab()
    await expect(input).toHaveValue('H2E 1C5')
  },
}

export const PastingIntoTheMiddle: Story = {
  args: { defaultValue: 'P3E 1C5' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.setSelectionRange(1, 5)
    await userEvent.paste('2y-1')
    await expect(input.selectionStart).toBe(5)
    await userEvent.tab()
    await expect(input).toHaveValue('P2Y 1C5')
  },
}

/** Deleting the space deletes no letter. */
export const DeletingTheSpace: Story = {
  args: { defaultValue: 'P3E 1C5' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(input.selectionStart).toBe(3)
    await userEvent.tab()
    await expect(input).toHaveValue('P3E 1C5')
  },
}

export const WithWarning: Story = {
  args: { defaultValue: 'H2Y 1L6' },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const places = { letter: 'H', where: say('addresses_where', { code: 'QC' }) }
    return (
      <PostalCodeField
        {...args}
        label={args.label || say('addresses_postalCode')}
        warning={say('addresses_postalElsewhere', places)}
      />
    )
  },
}

export const WithError: Story = {
  args: { defaultValue: 'H2Y 1' },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <PostalCodeField
        {...args}
        label={args.label || say('addresses_postalCode')}
        error={say('addresses_postalWrong')}
      />
    )
  },
}
export const WithErrorFrench: Story = { ...WithError, globals: { locale: 'fr-ca' } }
