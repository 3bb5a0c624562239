import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { BusyRegion } from './busy-region.tsx'

const words = { 'en-ca': '28 offers', 'fr-ca': '28 offres' }

const usage: Usage = {
  pictures: (say) => ({
    right: (
      <BusyRegion busy>
        <ul className="grid gap-2">
          <li>{say('Nordique Café: 5 times the points', 'Nordique Café\u00A0: 5 fois les points')}</li>
          <li>{say('Prairie Outfitters: 500 points', 'Prairie Outfitters\u00A0: 500 points')}</li>
        </ul>
      </BusyRegion>
    ),
    wrong: (
      <BusyRegion busy>
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-2 h-6 w-3/5" />
      </BusyRegion>
    ),
  }),
  'en-ca': {
    use: 'Around a list that a filter or a sort loads anew.',
    avoid: 'For the first load of a page: Skeleton. For a form on its way: a busy Button.',
    parts: ['The old content, faded after a moment'],
    right: 'Keep the old list, faded, until the new one is here.',
    wrong: 'Skeletons, which take away what people were reading.',
  },
  'fr-ca': {
    use: 'Autour d’une liste qu’un filtre ou un tri recharge.',
    avoid: 'Pour le premier chargement\u00A0: Skeleton. Pour un formulaire envoyé\u00A0: un Button occupé.',
    parts: ['L’ancien contenu, estompé après un moment'],
    right: 'Gardez l’ancienne liste, estompée, jusqu’à l’arrivée de la nouvelle.',
    wrong: 'Des zones grises, qui retirent ce qu’on était en train de lire.',
  },
}

const meta = {
  title: 'Components/Feedback/Busy region',
  component: BusyRegion,
  parameters: { usage },
  args: { busy: false, children: null },
} satisfies Meta<typeof BusyRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {
  render: (args, { globals }) => <BusyRegion {...args}>{inLocale(globals, words)}</BusyRegion>,
}

/** The line is there before its words, and stays. */
export const Said: Story = {
  render: function Filtering(args, { globals }) {
    const [hasCome, setHasCome] = useState(false)
    const found = inLocale(globals, words)
    return (
      <BusyRegion {...args} said={hasCome ? found : ''}>
        <Button onClick={() => setHasCome(true)}>{found}</Button>
      </BusyRegion>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const line = canvas.getByRole('status')
    await expect(line).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(line).toHaveTextContent(inLocale(globals, words))
    await expect(line).toBeInTheDocument()
    await expect(line.closest('[aria-busy]')).toBeNull()
  },
}

export const OnItsWay: Story = {
  ...Still,
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const busy = canvasElement.querySelector('[aria-busy=true]')
    await waitFor(() => expect(busy && getComputedStyle(busy).opacity).toBe('0.7'))
  },
}
