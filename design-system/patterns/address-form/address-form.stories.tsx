import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { localeOf } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { addressIn } from '../story-content/profile.ts'
import { SuggestionList } from '../suggestion-list/suggestion-list.tsx'
import { AddressForm, type AddressFormProps } from './address-form.tsx'

/** Texts of the form from the site's messages. */
const words = (globals: { locale?: unknown }) => addressIn(localeOf(globals))

const filled = {
  addressLine1: '214 Riverside Drive',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
}

const usage: Usage = {
  voice: ['Errors', 'Names'],
  'en-ca': {
    use: 'To write or change a Canadian address.',
    avoid: 'For a postal code alone: Postal code field.',
    parts: [
      'Address, unit, city, province, postal code',
      'Suggestions, where the backend has some',
      'Save, and Cancel',
    ],
    keys: 'Tab goes in the order of an envelope; Enter saves.',
    right: 'Warn where postal code and province disagree, and save all the same.',
    wrong: 'Refusing an address because a service does not know it.',
  },
  'fr-ca': {
    use: 'Pour écrire ou modifier une adresse canadienne.',
    avoid: 'Pour un code postal seul\u00A0: Postal code field.',
    parts: [
      'Adresse, appartement, ville, province, code postal',
      'Suggestions, si le serveur en a',
      'Enregistrer, et Annuler',
    ],
    keys: 'Tab suit l’ordre d’une enveloppe; Entrée enregistre.',
    right: 'Signalez que code postal et province ne concordent pas, et enregistrez quand même.',
    wrong: 'Refuser une adresse qu’un service ne connaît pas.',
  },
}

const meta = {
  title: 'Patterns/Account/Address form',
  component: AddressForm,
  parameters: { usage },
  args: { ...words({}), values: {} },
  render: (args, { globals }) => <AddressForm {...args} {...words(globals)} />,
} satisfies Meta<typeof AddressForm>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const say = siteMessages(globals)
    await userEvent.type(canvas.getByLabelText(say('addresses_postalCode')), 'p3e1c5')
    await expect(canvas.getByLabelText(say('addresses_postalCode'))).toHaveValue('P3E 1C5')
    await expect(canvas.getByLabelText(say('addresses_city'))).toHaveAttribute(
      'autocomplete',
      'address-level2',
    )
    await expect(canvas.getAllByRole('option')).toHaveLength(14)
  },
}
export const Filled: Story = { args: { values: filled } }
export const Loading: Story = { args: { values: filled, busy: true } }
export const Invalid: Story = {
  args: { values: { ...filled, city: '', postalCode: 'P3E 1' } },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const errors = { city: say('addresses_cityMissing'), postalCode: say('addresses_postalWrong') }
    return (
      <AddressForm
        {...args}
        {...words(globals)}
        errors={errors}
        errorTitle={say('addresses_errorTitle', { count: 2 })}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const say = siteMessages(globals)
    await expect(canvas.getByLabelText(say('addresses_postalCode'))).toHaveValue('P3E 1')
    await expect(canvas.getByLabelText(say('addresses_city'))).toBeInvalid()
  },
}
export const WithWarning: Story = {
  args: { values: { ...filled, postalCode: 'H2Y 1L6' } },
  render: (args, { globals }) => {
    const places = { letter: 'H', where: 'in Quebec' }
    const inFrench = { letter: 'H', where: 'au Québec' }
    const postalCode = siteMessages(globals)(
      'addresses_postalElsewhere',
      globals.locale === 'fr-ca' ? inFrench : places,
    )
    return <AddressForm {...args} {...words(globals)} warnings={{ postalCode }} />
  },
}
export const LongFrenchLabel: Story = {
  ...Invalid,
  args: { values: { addressLine1: '1200, chemin de la Montée-de-Saint-Jean-sur-Richelieu', city: '' } },
  globals: { locale: 'fr-ca' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(4)
  },
}

function Completed({ form, label }: { form: AddressFormProps; label: string }) {
  const ref = useRef<HTMLInputElement>(null)
  const suggestion = { id: 'one', href: '0', title: '214 Riverside Drive', detail: 'Sudbury ON P3E 1C5' }
  const list = (
    <SuggestionList box={ref} label={label} status="" suggestions={[suggestion]} onChoose={() => undefined} />
  )
  return <AddressForm {...form} completed={{ name: 'addressLine1', ref, onFocus: () => undefined, list }} />
}

/** Whole addresses are proposed for the street that is typed. */
export const Suggested: Story = {
  render: (args, { globals }) => (
    <Completed form={{ ...args, ...words(globals) }} label={siteMessages(globals)('addresses_suggested')} />
  ),
  play: async ({ canvasElement }) => {
    const street = canvasElement.querySelector<HTMLInputElement>('#address-addressLine1')
    if (!street) throw new Error('no field for the street')
    await userEvent.type(street, '214 riv')
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible()
    await expect(street).toHaveAttribute('role', 'combobox')
    await expect(street).toHaveAttribute('aria-expanded', 'true')
  },
}
