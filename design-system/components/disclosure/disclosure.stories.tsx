import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { TextField } from '../text-field/text-field.tsx'
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
  pictures: (say) => {
    const card = say('$100 e-card', 'Carte électronique de 100\u00A0$')
    const price = say('10,000 points', '10\u00A0000\u00A0points')
    return {
      right: (
        <>
          <p>{`${card}, ${price}`}</p>
          <Disclosure summary={say('Where it’s accepted', 'Où elle est acceptée')}>{card}</Disclosure>
        </>
      ),
      wrong: (
        <>
          <p>{card}</p>
          <Disclosure summary={say('What it costs', 'Ce qu’elle coûte')}>{price}</Disclosure>
        </>
      ),
    }
  },
  'en-ca': {
    use: 'For details that few need, where they are needed.',
    avoid: 'For an error or a price: never hidden.',
    parts: ['Summary', 'Content'],
    keys: 'Enter or Space opens and closes; find-in-page opens.',
    right: 'Fold away what few people need.',
    wrong: 'A price that shows only after a press.',
  },
  'fr-ca': {
    use: 'Pour des détails utiles à peu de gens, là où ils servent.',
    avoid: 'Pour une erreur ou un prix\u00A0: jamais caché.',
    parts: ['Résumé', 'Contenu'],
    keys: 'Entrée ou Espace ouvre et ferme; la recherche dans la page ouvre.',
    right: 'Repliez ce qui sert à peu de gens.',
    wrong: 'Un prix qui ne paraît qu’après un clic.',
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

/** What is typed inside and deleted again does not close it around the caret. */
export const StaysOpenWhileTyping: Story = {
  render: function Part(_args, { globals }) {
    const { summary } = inLocale(globals, words)
    const [typed, setTyped] = useState('')
    return (
      <Disclosure summary={summary} defaultOpen={typed !== ''}>
        <TextField
          id="typed"
          label={summary}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Disclosure>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(inLocale(globals, words).summary, { selector: 'summary' }))
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'A{Backspace}')
    await expect(field).toBeVisible()
    await expect(field).toHaveFocus()
  },
}
