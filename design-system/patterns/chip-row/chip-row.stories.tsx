import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipRow } from './chip-row.tsx'

const meta = { title: 'Patterns/Chip row', component: ChipRow } satisfies Meta<typeof ChipRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    label: 'Catégories',
    chips: ['Alimentation et café', 'Livres et papeterie', 'Maison et jardin', 'Mieux-être'].map(
      (label, index) => ({
        id: label,
        href: `#${index}`,
        label,
        current: index === 1,
      }),
    ),
  },
}
