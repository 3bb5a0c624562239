import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { Select } from '../../components/select/select.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { EditSection } from './edit-section.tsx'

/** Texts that every section of the profile shares. */
function shared(globals: { locale?: unknown }) {
  const say = siteMessages(globals)
  return {
    submit: say('profile_save'),
    busyLabel: say('profile_busy'),
    cancel: { href: '#cancel', label: say('profile_cancel') },
  }
}

function NameSection({ globals }: { globals: { locale?: unknown } }) {
  const say = siteMessages(globals)
  const [lastName, setLastName] = useState('')
  const error = lastName === '' ? say('profile_lastNameWrong') : null
  return (
    <EditSection
      {...shared(globals)}
      action="#save"
      heading={say('profile_name')}
      errors={error === null ? [] : [{ fieldId: 'lastName', message: error }]}
      errorTitle={say('profile_errorTitle', { count: 1 })}
    >
      <TextField name="firstName" label={say('profile_firstName')} defaultValue="Avery" />
      <TextField
        id="lastName"
        name="lastName"
        label={say('profile_lastName')}
        value={lastName}
        onChange={(event) => setLastName(event.target.value)}
        error={error}
      />
    </EditSection>
  )
}

const usage: Usage = {
  voice: ['Errors', 'Names'],
  'en-ca': {
    use: 'To change one fact where it stands.',
    avoid: 'For a whole address or several questions: a page.',
    parts: ['Field in place of the row', 'Save, and Cancel'],
    keys: 'The focus goes to the field; Enter saves; Cancel returns to the action.',
    right: 'One fact, saved alone.',
    wrong: 'Two open at once: which one does Save save?',
  },
  'fr-ca': {
    use: 'Pour modifier un fait à sa place.',
    avoid: 'Pour une adresse entière ou plusieurs questions\u00A0: une page.',
    parts: ['Champ à la place de la rangée', 'Enregistrer, et Annuler'],
    keys: 'Le focus va au champ; Entrée enregistre; Annuler revient à l’action.',
    right: 'Un seul fait, enregistré seul.',
    wrong: 'Deux ouverts à la fois\u00A0: lequel est enregistré?',
  },
}

const meta = {
  title: 'Patterns/Account/Edit section',
  component: EditSection,
  parameters: { usage },
  args: {
    ...shared({}),
    action: '#save',
    heading: '',
    children: null,
  },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <EditSection {...args} {...shared(globals)} heading={say('profile_name')}>
        <TextField name="firstName" label={say('profile_firstName')} defaultValue="Avery" />
        <TextField name="lastName" label={say('profile_lastName')} defaultValue="Chen" />
      </EditSection>
    )
  },
} satisfies Meta<typeof EditSection>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Errors disappear as soon as they are corrected, without moving focus. */
export const PuttingRight: Story = {
  render: (_args, { globals }) => <NameSection globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const name = siteMessages(globals)('profile_lastName')
    const lastName = within(canvasElement).getByRole('textbox', { name })
    await userEvent.type(lastName, 'Chen')
    await expect(lastName).toHaveFocus()
    await expect(lastName).toHaveValue('Chen')
  },
}

/** A choice that goes with another stands beside it, and says what it is for. */
export const TwoChoices: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const zones = ['', 'America/Winnipeg'].map((value) => ({
      value,
      label: say('profile_zone', { zone: value || 'America/Toronto' }),
    }))
    return (
      <EditSection {...args} {...shared(globals)} heading={say('profile_provinceTitle')}>
        <Select
          label={say('addresses_province')}
          help={say('profile_provinceDetail')}
          options={[{ value: 'ON', label: 'Ontario' }]}
        />
        <Select label={say('profile_timeZone')} help={say('profile_timeZoneHelp')} options={zones} />
      </EditSection>
    )
  },
}
export const TwoChoicesFrench: Story = { ...TwoChoices, globals: { locale: 'fr-ca' } }

export const Invalid: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const error = say('field_phoneForeign')
    return (
      <EditSection
        {...args}
        {...shared(globals)}
        heading={say('profile_phone')}
        errors={[{ fieldId: 'phone', message: error }]}
        errorTitle={say('profile_errorTitle', { count: 1 })}
      >
        <PhoneField
          id="phone"
          name="phone"
          label={say('profile_phone')}
          defaultValue="418-55"
          error={error}
        />
      </EditSection>
    )
  },
}
export const InvalidFrench: Story = { ...Invalid, globals: { locale: 'fr-ca' } }
