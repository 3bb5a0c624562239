import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const words = {
  'en-ca': {
    label: 'You are here',
    crumbs: [{ label: 'Gift cards', href: '#cards' }, { label: 'Prairie Outfitters' }],
  },
  'fr-ca': {
    label: 'Vous êtes ici',
    crumbs: [{ label: 'Cartes-cadeaux', href: '#cards' }, { label: 'Prairie Outfitters' }],
  },
}

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: words['en-ca'],
  render: (_args, { globals }) => <Breadcrumb {...inLocale(globals, words)} />,
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Prairie Outfitters')).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
