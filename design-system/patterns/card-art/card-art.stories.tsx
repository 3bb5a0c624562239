import type { Meta, StoryObj } from '@storybook/react-vite'
import { art } from '../story-content/art.ts'
import { CardArt } from './card-art.tsx'

const meta = {
  title: 'Patterns/Catalogue/Card art',
  component: CardArt,
  args: { ...art.papeterie, className: 'w-80 rounded-card shadow-object' },
} satisfies Meta<typeof CardArt>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** In a row, beside text. */
export const Small: Story = { args: { className: 'w-[76px] rounded-small-card shadow-object' } }
/** The placeholder keeps the card's ratio until the image has loaded. */
export const Loading: Story = {
  args: { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
}
