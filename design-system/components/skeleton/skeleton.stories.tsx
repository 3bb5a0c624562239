import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Loading, Skeleton } from './skeleton.tsx'

const words = { 'en-ca': 'Loading your gift cards', 'fr-ca': 'Chargement de vos cartes-cadeaux' }

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Loading,
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
  },
}
