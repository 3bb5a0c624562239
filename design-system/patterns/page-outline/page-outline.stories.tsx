import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '../../guide/component-usage.tsx'
import { PageOutline } from './page-outline.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'While a page that was asked for is on its way.',
    avoid: 'For a part of a page: Skeleton. For a part asked again after a failure: Section notice.',
    parts: ['Outline of the heading', 'Outlines of what comes, in its places'],
    right: 'Resemble the page that comes, so that nothing jumps.',
    wrong: 'One outline for every page: what comes takes other places.',
  },
  'fr-ca': {
    use: 'Pendant qu’une page demandée arrive.',
    avoid:
      'Pour une partie de page\u00A0: Skeleton. Pour une partie redemandée après un échec\u00A0: Section notice.',
    parts: ['Contour du titre', 'Contours de ce qui vient, à sa place'],
    right: 'Ressemblez à la page qui vient, pour que rien ne saute.',
    wrong: 'Un seul contour pour toutes les pages\u00A0: ce qui vient prend d’autres places.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Page outline',
  component: PageOutline,
  parameters: { layout: 'fullscreen', usage },
  args: { shape: 'cards' },
  // It says nothing: whoever shows it announces what loads.
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
} satisfies Meta<typeof PageOutline>
export default meta

type Story = StoryObj<typeof meta>

const onAPhone = { globals: { viewport: { value: 'phone' } } }

export const Cards: Story = {}
export const CardsOnAPhone: Story = { ...onAPhone }
export const Offers: Story = { args: { shape: 'offers' } }
export const OffersOnAPhone: Story = { args: { shape: 'offers' }, ...onAPhone }
export const Card: Story = { args: { shape: 'card' } }
export const Item: Story = { args: { shape: 'item' } }
export const Account: Story = { args: { shape: 'account' } }
export const AccountOnAPhone: Story = { args: { shape: 'account' }, ...onAPhone }
export const History: Story = { args: { shape: 'history' } }
export const List: Story = { args: { shape: 'list' } }
export const Plain: Story = { args: { shape: 'plain' } }
