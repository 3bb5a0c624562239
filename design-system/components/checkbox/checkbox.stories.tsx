import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Checkbox } from './checkbox.tsx'

const words = {
  'en-ca': {
    label: 'Physical card',
    help: 'By mail, 5 to 8 business days.',
    error: 'Accept the terms to go on',
  },
  'fr-ca': {
    label: 'Carte en plastique',
    help: 'Par la poste, de 5 à 8 jours ouvrables.',
    error: 'Acceptez les conditions pour continuer',
  },
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: '' },
  render: (args, { globals }) => <Checkbox {...args} label={args.label || inLocale(globals, words).label} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(within(canvasElement).getByText(/./))
    await expect(box).toBeChecked()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithCount: Story = { args: { count: '12', defaultChecked: true } }
export const WithHelp: Story = {
  render: (args, { globals }) => (
    <Checkbox
      {...args}
      label={args.label || inLocale(globals, words).label}
      help={inLocale(globals, words).help}
    />
  ),
}
export const WithError: Story = {
  render: (args, { globals }) => (
    <Checkbox
      {...args}
      label={args.label || inLocale(globals, words).label}
      error={inLocale(globals, words).error}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      inLocale(globals, words).error,
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
