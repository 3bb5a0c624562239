import type { Meta, StoryObj } from '@storybook/react-vite'
import { art } from '../story-content/art.ts'
import { CardArt } from './card-art.tsx'

const meta = {
  title: 'Patterns/Card art',
  component: CardArt,
  args: { ...art.papeterie, className: 'w-80 rounded-card shadow-object' },
} satisfies Meta<typeof CardArt>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Beside the words of a row. */
export const Small: Story = { args: { className: 'w-[76px] rounded-small-card shadow-object' } }
/** It holds its place, at the ratio of a card, before the picture arrives. */
export const Loading: Story = { args: { src: 'data:image/svg+xml,' } }
