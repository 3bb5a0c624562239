import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

const words = { 'en-ca': 'Loading your gift cards', 'fr-ca': 'Chargement de vos cartes-cadeaux' }

const usage: Usage = {
  pictures: () => ({
    right: (
      <>
        <Skeleton className="aspect-[320/202] w-48 rounded-card" />
        <Skeleton className="mt-4 h-4.5 w-36" />
        <Skeleton className="mt-3 h-3.5 w-24" />
      </>
    ),
    wrong: (
      <>
        <Skeleton className="h-4.5 w-full" />
        <Skeleton className="mt-3 h-4.5 w-full" />
      </>
    ),
  }),
  'en-ca': {
    use: 'While a page’s first content loads, in its shape.',
    avoid: 'For a list that loads anew: Busy region.',
    parts: ['Flat tones in the shape of what comes', 'What is loading, announced'],
    right: 'Draw the gift card that comes: nothing moves when it is here.',
    wrong: 'Two bars for a gift card: the page jumps when it is here.',
  },
  'fr-ca': {
    use: 'Pendant le premier chargement d’une page, dans sa forme.',
    avoid: 'Pour une liste rechargée\u00A0: Busy region.',
    parts: ['Tons plats à la forme de ce qui vient', 'Ce qui se charge, annoncé'],
    right: 'Dessinez la carte-cadeau attendue\u00A0: rien ne bouge à son arrivée.',
    wrong: 'Deux barres pour une carte-cadeau\u00A0: la page saute à son arrivée.',
  },
}

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Loading,
  parameters: { usage },
  args: { label: '', children: null },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const GiftCard: Story = {
  render: (_args, { globals }) => (
    <Loading label={inLocale(globals, words)} className="w-80 max-w-full">
      <Skeleton className="aspect-[320/202] rounded-card" />
      <Skeleton className="mt-4 h-4.5 w-3/5" />
      <Skeleton className="mt-3 h-3.5 w-2/5" />
    </Loading>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(inLocale(globals, words))
    // Forced colours show it, and leave the tone out.
    const [card] = canvasElement.querySelectorAll('[aria-hidden=true]')
    await expect(card).toHaveStyle({ borderTopWidth: '1px', borderTopStyle: 'solid' })
  },
}
