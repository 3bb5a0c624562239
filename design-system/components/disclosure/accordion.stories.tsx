import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
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

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For several questions with long answers, read one at a time.',
    avoid: 'For a single one: Disclosure. For what everyone needs: leave it open.',
    parts: ['Heading of each part', 'Content, open or closed'],
    keys: 'Enter or Space opens and closes; find-in-page opens.',
  },
  'fr-ca': {
    use: 'Pour plusieurs questions aux longues réponses, lues une à la fois.',
    avoid: 'Pour une seule\u00A0: Disclosure. Pour ce dont tout le monde a besoin\u00A0: laissez ouvert.',
    parts: ['Titre de chaque partie', 'Contenu, ouvert ou fermé'],
    keys: 'Entrée ou Espace ouvre et ferme; la recherche dans la page ouvre.',
  },
}

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  parameters: { usage },
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
