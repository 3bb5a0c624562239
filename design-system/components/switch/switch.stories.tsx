import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Switch } from './switch.tsx'

const words = {
  'en-ca': { label: 'Within my 24,850 points', help: 'Shows only what you can have today.' },
  'fr-ca': {
    label: 'Selon mes 24\u00A0850 points',
    help: 'Seulement ce que vous pouvez obtenir aujourd’hui.',
  },
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: '' },
  render: (args, { globals }) => <Switch {...args} label={args.label || inLocale(globals, words).label} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const SettingRow: Story = {
  render: (args, { globals }) => (
    <Switch
      {...args}
      labelFirst
      label={inLocale(globals, words).label}
      help={inLocale(globals, words).help}
    />
  ),
}
export const Disabled: Story = { args: { disabled: true } }
