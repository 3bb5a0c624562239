import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { EditSection } from './edit-section.tsx'

const meta = { title: 'Patterns/Edit section', component: EditSection } satisfies Meta<typeof EditSection>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    action: '#save',
    heading: 'Name',
    children: (
      <>
        <TextField name="firstName" label="First name" defaultValue="Avery" />
        <TextField name="lastName" label="Last name" defaultValue="Chen" />
      </>
    ),
    submit: 'Save',
    busyLabel: 'Saving',
    cancel: { href: '#cancel', label: 'Cancel' },
  },
}

/** The errors go as soon as they are put right; whoever types stays where they type. */
export const PuttingRight: Story = {
  args: { ...English.args },
  render: (args) => {
    const [lastName, setLastName] = useState('')
    const error = lastName === '' ? 'Enter a last name' : null
    return (
      <EditSection
        {...args}
        errors={error === null ? [] : [{ fieldId: 'lastName', message: error }]}
        errorTitle="One thing to fix before we save"
      >
        <TextField name="firstName" label="First name" defaultValue="Avery" />
        <TextField
          id="lastName"
          name="lastName"
          label="Last name"
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
          error={error}
        />
      </EditSection>
    )
  },
  play: async ({ canvasElement }) => {
    const lastName = within(canvasElement).getByRole('textbox', { name: 'Last name' })
    await userEvent.type(lastName, 'Chen')
    await expect(lastName).toHaveFocus()
    await expect(lastName).toHaveValue('Chen')
  },
}

export const FrenchWithError: Story = {
  args: {
    action: '#enregistrer',
    heading: 'Cellulaire',
    children: (
      <PhoneField
        id="phone"
        name="phone"
        label="Numéro"
        defaultValue="418-55"
        error="Entrez un numéro de 10 chiffres"
      />
    ),
    errors: [{ fieldId: 'phone', message: 'Entrez un numéro de 10 chiffres' }],
    errorTitle: 'Un point à corriger avant d’enregistrer',
    submit: 'Enregistrer',
    busyLabel: 'Enregistrement',
    cancel: { href: '#annuler', label: 'Annuler' },
  },
}
