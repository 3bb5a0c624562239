import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent, within } from 'storybook/test'
import { PostalCodeField } from './postal-code-field.tsx'

const meta = {
  component: PostalCodeField,
  args: { label: 'Postal code', name: 'postalCode' },
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

export const WithWarning: Story = {
  args: { defaultValue: 'H2Y 1L6', warning: 'Codes that start with H are in Quebec. You chose Ontario.' },
}

export const EnFrancais: Story = {
  args: { label: 'Code postal', defaultValue: 'H2Y 1', error: 'Entrez un code postal comme A1A\u00A01A1' },
  globals: { locale: 'fr-ca' },
}
