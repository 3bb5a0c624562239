import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { palettes } from '../.storybook/palettes.ts'
import { Disclosure } from '../components/disclosure/disclosure.tsx'
import { type Oklch, paletteTokenNames } from '../tokens/colours.ts'
import { guardPalette, type PaletteColours, type PaletteRepair } from '../tokens/palette.ts'
import type { Theme } from '../tokens/themes.ts'
import { cssColour } from '../tokens/themes-css.ts'
import { ContrastTable } from './contrast-table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Palette gallery',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** An unreadable palette, to show how it is repaired. */
const unreadable: PaletteColours = {
  colours: {
    paper: '#bdbdbd',
    ink: '#9c7cc4',
    brand: 'oklch(0.82 0.16 95)',
    aurora: 'oklch(0.4 0.1 30)',
    night: '#8fb7c9',
  },
}

const themes = ['light', 'dark'] as const
const hex = (colour: Oklch) =>
  cssColour([Number(colour[0].toFixed(3)), Number(colour[1].toFixed(3)), colour[2]])

function Strip({ theme, name }: { theme: Theme; name: string }) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${paletteTokenNames.length} 2`}
      className="mb-4 w-full border border-line"
    >
      {paletteTokenNames.map((token, x) => (
        <rect key={token} x={x} width="1.02" height="2" fill={cssColour(theme[token])} />
      ))}
    </svg>
  )
}

const reasons = { contrast: 'lightness, for contrast', screen: 'chroma, outside the sRGB gamut' }

function Repairs({ repairs }: { repairs: readonly PaletteRepair[] }) {
  if (repairs.length === 0) return <p className="mb-6">Nothing was changed.</p>
  return (
    <ul className="mb-6 grid gap-1 text-small">
      {repairs.map(({ theme, token, from, to, reason }) => (
        <li key={`${theme} ${token}`}>
          <strong>
            {theme} {token}
          </strong>{' '}
          {hex(from)} → {hex(to)} <span className="text-ink-2">({reasons[reason]})</span>
        </li>
      ))}
    </ul>
  )
}

/** Every palette in both themes, with its repairs and measured contrast. */
export const PaletteGallery: Story = {
  render: (_args, { globals }) => (
    <GuidePage
      title="Palette gallery"
      lead="A palette comes from page data. Before it dresses the page, the guardian makes every text pair reach 4.5 and every control 3: it moves lightness, keeps hue, and tells what it changed."
    >
      {Object.entries({ ...palettes, unreadable }).map(([name, palette]) => (
        <GuideSection key={name} title={name}>
          {themes.map((theme) => (
            <Strip key={theme} theme={guardPalette(palette)[theme]} name={`${name}, ${theme}`} />
          ))}
          <Repairs repairs={guardPalette(palette).repairs} />
          <Disclosure summary={`Measured pairs of ${name}`} defaultOpen={palette === unreadable}>
            <ContrastTable
              caption={`${name}: lowest contrast of each token`}
              palette={palette}
              globals={globals}
            />
          </Disclosure>
        </GuideSection>
      ))}
    </GuidePage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^Measured pairs of/)).toHaveLength(Object.keys(palettes).length + 1)
    await expect(canvas.getByText('light ink')).toBeVisible()
  },
}
