import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Accordion } from './accordion.tsx'

const words = {
  'en-ca': [
    { id: 'when', title: 'When do points arrive?', content: 'Most arrive the next day.' },
    { id: 'end', title: 'Do points expire?', content: 'Not while you earn or spend once in two years.' },
    { id: 'lost', title: 'I lost my card', content: 'Read out your member number at the till.' },
  ],
  'fr-ca': [
    {
      id: 'when',
      title: 'Quand les points sont-ils versés?',
      content: 'La plupart sont versés le lendemain.',
    },
    {
      id: 'end',
      title: 'Les points expirent-ils?',
      content: 'Pas si vous en accumulez ou en échangez au moins une fois en deux ans.',
    },
    { id: 'lost', title: 'J’ai perdu ma carte', content: 'Donnez votre numéro de membre à la caisse.' },
  ],
}

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  args: { items: [] },
  render: (args, { globals }) => <Accordion {...args} items={inLocale(globals, words)} />,
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [when, end] = inLocale(globals, words)
    await userEvent.click(canvas.getByText(when?.title ?? ''))
    await userEvent.click(canvas.getByText(end?.title ?? ''))
    await expect(canvas.getByText(when?.content ?? '')).toBeVisible()
    await expect(canvas.getByText(end?.content ?? '')).toBeVisible()
  },
}

export const OneAtATime: Story = {
  args: { single: true, defaultOpen: 'when' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [when, end] = inLocale(globals, words)
    await expect(canvas.getByText(when?.content ?? '')).toBeVisible()
    canvas
      .getByText(end?.title ?? '')
      .closest('summary')
      ?.focus()
    await userEvent.click(canvas.getByText(end?.title ?? ''))
    await expect(canvas.getByText(when?.content ?? '')).not.toBeVisible()
    await expect(canvas.getByText(end?.content ?? '')).toBeVisible()
  },
}
