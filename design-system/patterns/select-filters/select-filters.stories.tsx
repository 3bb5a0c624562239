import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { historyFilters } from '../story-content/filters.ts'
import { SelectFilters } from './select-filters.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For two to four selects above a list or a table.',
    avoid: 'For checkboxes and many questions: Filter panel.',
    parts: [
      'Selects with their labels',
      'Apply, where there is no script',
      'Reset, when something is filtered',
    ],
    keys: 'Tab goes through the selects; ↑ ↓ choose.',
    right: 'The first option of each shows everything.',
    wrong: 'A label inside the select alone: once chosen, nobody knows of what.',
  },
  'fr-ca': {
    use: 'Pour deux à quatre listes déroulantes au-dessus d’une liste ou d’un tableau.',
    avoid: 'Pour des cases et plusieurs questions\u00A0: Filter panel.',
    parts: [
      'Listes avec leurs libellés',
      'Afficher, sans script',
      'Réinitialiser, quand un filtre est actif',
    ],
    keys: 'Tab parcourt les listes; ↑ ↓ choisissent.',
    right: 'La première option de chacune montre tout.',
    wrong: 'Un libellé dans la liste seulement\u00A0: une fois choisi, personne ne sait de quoi.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Select filters',
  component: SelectFilters,
  parameters: { usage },
  args: historyFilters({}),
  render: (_args, { globals }) => <SelectFilters {...historyFilters(globals)} />,
} satisfies Meta<typeof SelectFilters>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }

/** Further fields have a line of their own, which ends with the button that applies them and with Reset: seen and reached in one order. */
export const WithDays: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <SelectFilters
        {...historyFilters(globals)}
        reset={{ href: '#reset', label: say('giftCards_filtersReset') }}
      >
        <TextField name="from" label={say('history_from')} />
        <TextField name="to" label={say('history_to')} />
      </SelectFilters>
    )
  },
  play: async ({ canvas }) => {
    const reset = canvas.getByRole('link')
    const [to] = canvas.getAllByRole('textbox').slice(-1)
    await expect(reset.getBoundingClientRect().top).toBeGreaterThan(
      to?.getBoundingClientRect().top ?? Infinity,
    )
    canvas.getByRole('button').focus()
    await userEvent.tab()
    await expect(reset).toHaveFocus()
  },
}
export const WithDaysOnAPhone: Story = {
  ...WithDays,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
