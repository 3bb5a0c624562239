import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
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

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For details that few need, where they are needed.',
    avoid: 'For an error or a price: never hidden.',
    parts: ['Summary', 'Content'],
    keys: 'Enter or Space opens and closes; find-in-page opens.',
  },
  'fr-ca': {
    use: 'Pour des détails utiles à peu de gens, là où ils servent.',
    avoid: 'Pour une erreur ou un prix\u00A0: jamais caché.',
    parts: ['Résumé', 'Contenu'],
    keys: 'Entrée ou Espace ouvre et ferme; la recherche dans la page ouvre.',
  },
}

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  parameters: { usage },
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
