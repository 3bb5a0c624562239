import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { DateOfBirthField } from './date-of-birth-field.tsx'

const meta = {
  title: 'Components/Forms/Date of birth field',
  component: DateOfBirthField,
  args: { label: 'Date of birth', name: 'birthDate', today: '2026-11-20', minAge: 14 },
  render: (args, { globals }) => (
    <DateOfBirthField {...args} label={siteMessages(globals)('profile_birthDate')} />
  ),
} satisfies Meta<typeof DateOfBirthField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(
      siteMessages(globals)('profile_birthDate'),
    )
    await expect(input).toHaveAttribute('min', '1906-11-20')
    await expect(input).toHaveAttribute('max', '2012-11-20')
    await userEvent.type(input, '1988-02-29')
    await expect(input).toHaveValue('1988-02-29')
    await expect(input.validity.valid).toBe(true)
  },
}
export const Filled: Story = { args: { defaultValue: '1988-02-29' } }
export const Invalid: Story = {
  args: { defaultValue: '2018-06-01' },
  render: (args, { globals }) => (
    <DateOfBirthField
      {...args}
      label={siteMessages(globals)('profile_birthDate')}
      error={siteMessages(globals)('profile_birthDateYoung', { age: 14 })}
    />
  ),
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveValue('2018-06-01')
  },
}
export const Disabled: Story = { args: { defaultValue: '1988-02-29', disabled: true } }
