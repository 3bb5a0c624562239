import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { PhoneField } from './phone-field.tsx'

/** A sample of what a site gives: the digits, three, three and four. */
const format = (text: string) => {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

const usage: Usage = {
  voice: ['Errors'],
  pictures: (say, globals) => {
    const label = siteMessages(globals)('profile_phone')
    return {
      right: <PhoneField label={label} defaultValue="705-555-0137" />,
      wrong: (
        <PhoneField
          label={label}
          defaultValue="705-555-0137"
          error={say('Enter 10 digits without hyphens', 'Entrez 10 chiffres sans trait d’union')}
        />
      ),
    }
  },
  'en-ca': {
    use: 'For Canadian phone numbers, typed in any form.',
    avoid: 'For other numbers: Text field.',
    parts: ['Label', 'The word “Optional”, at the right', 'Control', 'Help, or the error with its icon'],
    keys: 'Tab reaches it; type.',
    right: 'Take the number as people write it.',
    wrong: 'An error for what the field can put right itself.',
  },
  'fr-ca': {
    use: 'Pour un numéro de téléphone canadien, tapé de toute façon.',
    avoid: 'Pour d’autres numéros\u00A0: Text field.',
    parts: [
      'Libellé',
      'Le mot «\u00A0Facultatif\u00A0», à droite',
      'Champ',
      'Aide, ou erreur avec son icône',
    ],
    keys: 'Tab y mène; on tape.',
    right: 'Prenez le numéro comme les gens l’écrivent.',
    wrong: 'Une erreur pour ce que le champ peut corriger lui-même.',
  },
}

const meta = {
  title: 'Components/Forms/Phone field',
  component: PhoneField,
  parameters: { usage },
  args: { format, label: '', name: 'phone' },
  render: (args, { globals }) => <PhoneField {...args} label={siteMessages(globals)('profile_phone')} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '7055550137')
    await expect(input).toHaveValue('705-555-0137')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(input).toHaveValue('705-55')
  },
}

export const Pasting: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('+1 (705) 555 0137')
    await expect(input).toHaveValue('705-555-0137')
  },
}

/** An edit in the middle is formatted on blur only. */
export const Correcting: Story = {
  args: { defaultValue: '705-555-0137' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '9', { initialSelectionStart: 4, initialSelectionEnd: 5 })
    await expect(input).toHaveValue('705-955-0137')
    await expect(input.selectionStart).toBe(5)
    await userEvent.tab()
    await expect(input).toHaveValue('705-955-0137')
  },
}

/** An eleventh digit is rejected in the middle too, and the caret stays. */
export const OneMoreInTheMiddle: Story = {
  args: { defaultValue: '705-555-0137' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(input).toHaveValue('705-555-0137')
    await expect(input.selectionStart).toBe(4)
  },
}

/** At most ten digits are kept, however many are pasted. */
export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('705555013799')
    await expect(input).toHaveValue('705-555-0137')
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('705-555-0137')
  },
}

/** Deleting a hyphen deletes no digit, and the caret stays. */
export const DeletingAHyphen: Story = {
  args: { defaultValue: '705-555-0137' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(input.selectionStart).toBe(3)
    await userEvent.tab()
    await expect(input).toHaveValue('705-555-0137')
  },
}

export const PastingIntoTheMiddle: Story = {
  args: { defaultValue: '705-555-0137' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.setSelectionRange(4, 7)
    await userEvent.paste('(412)')
    await expect(input.selectionStart).toBe(9)
    await userEvent.tab()
    await expect(input).toHaveValue('705-412-0137')
  },
}

export const Disabled: Story = { args: { defaultValue: '705-555-0137', disabled: true } }

export const WithError: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <PhoneField
        {...args}
        label={args.label || say('profile_phone')}
        defaultValue="705-555"
        error={say('field_phoneForeign')}
      />
    )
  },
}
