import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { RadioGroup } from './radio-group.tsx'

const words = {
  'en-ca': {
    legend: 'How should it reach you?',
    options: [
      { value: 'e-card', label: 'E-card' },
      { value: 'physical', label: 'Physical card' },
      { value: 'pickup', label: 'In a store' },
    ],
    error: 'Choose a format',
  },
  'fr-ca': {
    legend: 'Comment voulez-vous la recevoir?',
    options: [
      { value: 'e-card', label: 'Carte électronique, par courriel' },
      { value: 'physical', label: 'Carte en plastique' },
      { value: 'pickup', label: 'En magasin' },
    ],
    error: 'Choisissez un format',
  },
}

const usage: Usage = {
  voice: ['Names', 'Errors'],
  pictures: (say, globals) => {
    const { legend, options } = inLocale(globals, words)
    return {
      right: <RadioGroup legend={legend} name="right" options={options.slice(0, 2)} />,
      wrong: (
        <RadioGroup
          legend={say('Offers by email', 'Offres par courriel')}
          name="wrong"
          options={[
            { value: 'yes', label: say('Yes', 'Oui') },
            { value: 'no', label: say('No', 'Non') },
          ]}
        />
      ),
    }
  },
  'en-ca': {
    use: 'For one of two to six choices, all in sight.',
    avoid: 'For more: Select. For yes or no: Checkbox.',
    parts: ['Legend', 'Choices', 'Help or error'],
    keys: 'Tab reaches the group; ↑ ↓ ← → choose.',
    right: 'Ask, and say what each answer means.',
    wrong: 'Yes or no: one Checkbox asks it in one line.',
  },
  'fr-ca': {
    use: 'Pour un choix parmi deux à six, tous visibles.',
    avoid: 'Pour plus\u00A0: Select. Pour oui ou non\u00A0: Checkbox.',
    parts: ['Légende', 'Choix', 'Aide ou erreur'],
    keys: 'Tab mène au groupe; ↑ ↓ ← → choisissent.',
    right: 'Posez la question et dites ce que chaque réponse signifie.',
    wrong: 'Oui ou non\u00A0: un seul Checkbox le demande en une ligne.',
  },
}

const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  parameters: { usage },
  args: { legend: '', name: 'format', options: [] },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  render: (args, { globals }) => {
    const { legend, options } = inLocale(globals, words)
    return <RadioGroup {...args} legend={legend} options={options} defaultValue="e-card" />
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group')).toHaveAccessibleName(inLocale(globals, words).legend)
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
  },
}
/** A link in the error summary leads to the group, which shows its error before the options. */
export const WithError: Story = {
  render: (args, { globals, viewMode }) => {
    const { legend, options, error } = inLocale(globals, words)
    return (
      <div className="grid gap-6">
        {/* It takes the focus, and with it the reader of the docs page. */}
        {viewMode === 'docs' ? null : (
          <ErrorSummary title={error} errors={[{ fieldId: 'format', message: error }]} />
        )}
        <RadioGroup {...args} id="format" legend={legend} options={options} error={error} />
      </div>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { legend, error } = inLocale(globals, words)
    await userEvent.click(canvas.getByRole('link', { name: error }))
    const group = canvas.getByRole('group', { name: legend })
    await expect(group).toHaveFocus()
    await expect(group).toHaveAccessibleDescription(error)
  },
}
