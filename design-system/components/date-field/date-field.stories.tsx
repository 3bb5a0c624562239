import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { DateField } from './date-field.tsx'

const written = (text: string) => (text === '1988-02-29' ? 'February 29, 1988' : text)

const usage: Usage = {
  voice: ['Dates, times, numbers', 'Errors'],
  pictures: (say) => {
    const field = { label: say('Date of birth', 'Date de naissance'), format: (text: string) => text }
    return {
      right: <DateField {...field} defaultValue={say('February 29, 1988', '29 février 1988')} />,
      wrong: (
        <DateField
          {...field}
          defaultValue={say('Feb 29, 1988', '29 févr. 1988')}
          error={say('Use the format YYYY-MM-DD', 'Utilisez le format AAAA-MM-JJ')}
        />
      ),
    }
  },
  'en-ca': {
    use: 'For a day that people know: of birth, of a purchase.',
    avoid: 'For a period: Select, with the periods that exist.',
    parts: ['Label', 'The word “Optional”, at the right', 'Control', 'Help, or the error with its icon'],
    keys: 'Tab reaches it; type.',
    right: 'Take the day in any order, and write it in words.',
    wrong: 'A format that only a machine needs.',
  },
  'fr-ca': {
    use: 'Pour un jour que l’on connaît\u00A0: une naissance, un achat.',
    avoid: 'Pour une période\u00A0: Select, avec les périodes offertes.',
    parts: [
      'Libellé',
      'Le mot «\u00A0Facultatif\u00A0», à droite',
      'Champ',
      'Aide, ou erreur avec son icône',
    ],
    keys: 'Tab y mène; on tape.',
    right: 'Prenez le jour dans n’importe quel ordre et écrivez-le en mots.',
    wrong: 'Un format dont seule une machine a besoin.',
  },
}

const meta = {
  title: 'Components/Forms/Date field',
  component: DateField,
  parameters: { usage },
  args: { label: 'Date of birth', name: 'birthDate', format: written },
  render: (args, { globals }) => <DateField {...args} label={siteMessages(globals)('profile_birthDate')} />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed in any order; what was understood stands there in words once the field is left. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(
      siteMessages(globals)('profile_birthDate'),
    )
    await userEvent.type(input, '1988-02-29')
    await expect(input).toHaveValue('1988-02-29')
    await userEvent.tab()
    await expect(input).toHaveValue('February 29, 1988')
  },
}
export const Filled: Story = { args: { defaultValue: '1988-02-29' } }
export const Invalid: Story = {
  args: { defaultValue: '03/04/1990' },
  render: (args, { globals }) => (
    <DateField
      {...args}
      label={siteMessages(globals)('profile_birthDate')}
      error={siteMessages(globals)('field_dateAmbiguous', { one: 'April 3, 1990', other: 'March 4, 1990' })}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Disabled: Story = { args: { defaultValue: '1988-02-29', disabled: true } }
