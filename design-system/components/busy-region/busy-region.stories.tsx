import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { BusyRegion } from './busy-region.tsx'

const words = { 'en-ca': '28 offers', 'fr-ca': '28 offres' }

const usage: Usage = {
  'en-ca': {
    use: 'Around a list that a filter or a sort loads anew.',
    avoid: 'For the first load of a page: Skeleton. For a form on its way: a busy Button.',
    parts: ['The old content, faded after a moment'],
  },
  'fr-ca': {
    use: 'Autour d’une liste qu’un filtre ou un tri recharge.',
    avoid: 'Pour le premier chargement\u00A0: Skeleton. Pour un formulaire envoyé\u00A0: un Button occupé.',
    parts: ['L’ancien contenu, estompé après un moment'],
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

export const OnItsWay: Story = {
  ...Still,
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const busy = canvasElement.querySelector('[aria-busy=true]')
    await waitFor(() => expect(busy && getComputedStyle(busy).opacity).toBe('0.7'))
  },
}
