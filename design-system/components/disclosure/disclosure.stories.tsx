import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Disclosure } from './disclosure.tsx'

const words = {
  'en-ca': {
    summary: 'When do points arrive?',
    text: 'Most arrive the next day. Travel points arrive after your stay.',
  },
  'fr-ca': {
    summary: 'Quand les points sont-ils versés?',
    text: 'La plupart sont versés le lendemain. Ceux des voyages arrivent après votre séjour.',
  },
}

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  args: { summary: '', children: '' },
  render: (args, { globals }) => (
    <Disclosure {...args} summary={inLocale(globals, words).summary}>
      {inLocale(globals, words).text}
    </Disclosure>
  ),
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { summary, text } = inLocale(globals, words)
    await expect(canvas.getByText(text)).not.toBeVisible()
    await userEvent.click(canvas.getByText(summary))
    await expect(canvas.getByText(text)).toBeVisible()
  },
}
export const OpenFromTheStart: Story = { args: { defaultOpen: true } }
export const Quiet: Story = { ...Opening, args: { quiet: true } }
