import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Usage } from '../../guide/component-usage.tsx'
import { art, featuredArt } from '../../patterns/story-content/art.ts'
import { Picture } from './picture.tsx'

const usage: Usage = {
  pictures: () => ({
    right: <Picture {...art.nordique} width={320} height={202} className="w-64 rounded-card" />,
    wrong: <Picture {...art.nordique} width={320} height={202} className="h-14 w-64 rounded-card" />,
  }),
  'en-ca': {
    use: 'For every picture: it keeps its place while it loads.',
    avoid: 'For a card of a brand: Card art, a pattern.',
    parts: ['Ground of the colour of the picture', 'Picture, or a quiet area where it fails'],
    right: 'Keep its proportions.',
    wrong: 'Cut to a strip, it no longer shows what it is of.',
  },
  'fr-ca': {
    use: 'Pour toute image\u00A0: elle garde sa place pendant le chargement.',
    avoid: 'Pour la carte d’une marque\u00A0: le modèle Card art.',
    parts: ['Fond de la couleur de l’image', 'Image, ou une zone calme si elle manque'],
    right: 'Gardez ses proportions.',
    wrong: 'Coupée en bande, elle ne montre plus son sujet.',
  },
}

const meta = {
  title: 'Components/Content/Picture',
  component: Picture,
  parameters: { usage },
  args: { ...featuredArt, width: 416, height: 234, className: 'w-80 rounded-card shadow-edge' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

/** Decorative unless it has an `alt`, and loaded lazily. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy')
  },
}

/** The largest image of the first view loads with high priority. */
export const Largest: Story = {
  args: { isLargest: true },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
}

/** It reserves its space before the image has loaded. Here one that never draws anything. */
export const Loading: Story = {
  args: {
    src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    className: 'w-80 rounded-card shadow-edge',
  },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? {}
    await expect((width ?? 0) / (height ?? 1)).toBeCloseTo(416 / 234, 1)
  },
}

/** With the colour of its ground, that stands in its place, in the same box. */
export const LoadingOnItsGround: Story = {
  args: {
    src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    ground: '#73231c',
    className: 'w-80 rounded-card shadow-edge',
  },
  play: async ({ canvasElement }) => {
    const [picture, ground] = ['img', 'svg'].map((of) =>
      canvasElement.querySelector(of)?.getBoundingClientRect(),
    )
    await expect(picture).toEqual(ground)
    await expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(416 / 234, 1)
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('fill', '#73231c')
  },
}
