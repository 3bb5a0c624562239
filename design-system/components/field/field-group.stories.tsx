import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { FieldGroup } from './field-group.tsx'

const interests = {
  'en-ca': ['Food and coffee', 'Books and paper', 'Home and garden', 'Wellness'],
  'fr-ca': ['Alimentation et café', 'Livres et papeterie', 'Maison et jardin', 'Mieux-être'],
}

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: (
      <FieldGroup legend={say('Interests', 'Champs d’intérêt')}>
        <Checkbox label={say('Food and coffee', 'Alimentation et café')} defaultChecked />
        <Checkbox label={say('Travel', 'Voyages')} defaultChecked />
      </FieldGroup>
    ),
    wrong: (
      <FieldGroup legend={say('Format of your card', 'Format de votre carte')}>
        <Checkbox label={say('E-card', 'Carte électronique')} defaultChecked />
        <Checkbox label={say('Physical card', 'Carte en plastique')} defaultChecked />
      </FieldGroup>
    ),
  }),
  'en-ca': {
    use: 'For several choices of one kind, of which any number hold.',
    avoid: 'For exactly one: Radio group. For something that holds at once: Switch.',
    parts: ['Legend', 'Checkboxes, in one or two columns', 'Counts at the right'],
    keys: 'Tab goes from box to box; Space sets one.',
    right: 'Group choices that can hold together.',
    wrong: 'Choices that exclude each other: use a Radio group.',
  },
  'fr-ca': {
    use: 'Pour plusieurs choix d’un même genre, en nombre libre.',
    avoid: 'Pour un seul\u00A0: Radio group. Pour un effet immédiat\u00A0: Switch.',
    parts: ['Légende', 'Cases, en une ou deux colonnes', 'Nombres à droite'],
    keys: 'Tab va d’une case à l’autre; Espace coche.',
    right: 'Groupez des choix qui peuvent aller ensemble.',
    wrong: 'Des choix qui s’excluent\u00A0: utilisez Radio group.',
  },
}

const meta = {
  title: 'Components/Forms/Field group',
  component: FieldGroup,
  parameters: { usage },
  args: { legend: '', children: null },
  render: (args, { globals }) => (
    <FieldGroup {...args} legend={siteMessages(globals)('join_interests')}>
      {inLocale(globals, interests).map((label) => (
        <Checkbox key={label} name="interest" value={label} label={label} />
      ))}
    </FieldGroup>
  ),
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const name = siteMessages(globals)('join_interests')
    const group = within(within(canvasElement).getByRole('group', { name }))
    const [first, second] = group.getAllByRole<HTMLInputElement>('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await expect(second).toBeChecked()
  },
}
export const TwoColumns: Story = { args: { twoColumns: true } }
export const LongFrenchLabel: Story = {
  args: { twoColumns: true },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

/** A link in the error summary leads to the group, which shows its own error. */
export const Invalid: Story = {
  render: (_args, { globals, viewMode }) => {
    const say = siteMessages(globals)
    const error = say('profile_chooseOne')
    return (
      <>
        {/* It takes the focus, and with it the reader of the docs page. */}
        {viewMode === 'docs' ? null : (
          <ErrorSummary
            title={say('profile_errorTitle', { count: 1 })}
            errors={[{ fieldId: 'interests', message: error }]}
          />
        )}
        <FieldGroup id="interests" className="mt-6" legend={say('join_interests')} error={error}>
          {inLocale(globals, interests).map((label) => (
            <Checkbox key={label} name="interest" value={label} label={label} />
          ))}
        </FieldGroup>
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const say = siteMessages(globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: say('profile_chooseOne') }))
    const group = canvas.getByRole('group', { name: say('join_interests') })
    await expect(group).toHaveFocus()
    await expect(group).toHaveAccessibleDescription(say('profile_chooseOne'))
  },
}
