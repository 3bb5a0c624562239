import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { themesOf } from '../.storybook/brands.ts'
import { inLocale } from '../.storybook/locale.ts'
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

const words = {
  'en-ca': {
    title: 'Palette gallery',
    lead: 'A palette comes from page data. Before it dresses the page, the guardian makes every text pair reach 4.5 and every control 3: it moves lightness, keeps hue, and tells what it changed.',
    contrast: 'lightness, for contrast',
    screen: 'chroma, outside the sRGB gamut',
    nothing: 'Nothing was changed.',
    light: 'light',
    dark: 'dark',
    measured: 'Measured pairs of',
    caption: 'lowest contrast of each token',
  },
  'fr-ca': {
    title: 'Galerie des palettes',
    lead: 'Une palette vient des données de la page. Avant qu’elle l’habille, le gardien amène chaque paire de texte à 4,5 et chaque contrôle à 3 : il déplace la clarté, garde la teinte et dit ce qu’il a changé.',
    contrast: 'clarté, pour le contraste',
    screen: 'chroma, hors de la gamme sRGB',
    nothing: 'Rien n’a changé.',
    light: 'clair',
    dark: 'foncé',
    measured: 'Paires mesurées de',
    caption: 'contraste le plus faible de chaque jeton',
  },
}
type Globals = { locale?: unknown }

function Repairs({ repairs, globals }: { repairs: readonly PaletteRepair[]; globals: Globals }) {
  const say = inLocale(globals, words)
  if (repairs.length === 0) return <p className="mb-6">{say.nothing}</p>
  return (
    <ul className="mb-6 grid gap-1 text-small">
      {repairs.map(({ theme, token, from, to, reason }) => (
        <li key={`${theme} ${token}`}>
          <strong>
            {say[theme]} {token}
          </strong>{' '}
          {hex(from)} → {hex(to)} <span className="text-ink-2">({say[reason]})</span>
        </li>
      ))}
    </ul>
  )
}

/** Every palette in both themes, with its repairs and measured contrast. */
export const PaletteGallery: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        {Object.entries({ ...palettes, unreadable }).map(([name, palette]) => (
          <GuideSection key={name} title={name}>
            {themes.map((theme) => (
              <Strip
                key={theme}
                theme={guardPalette(palette, themesOf(globals))[theme]}
                name={`${name}, ${say[theme]}`}
              />
            ))}
            <Repairs repairs={guardPalette(palette, themesOf(globals)).repairs} globals={globals} />
            <Disclosure summary={`${say.measured} ${name}`} defaultOpen={palette === unreadable}>
              <ContrastTable caption={`${name}: ${say.caption}`} palette={palette} globals={globals} />
            </Disclosure>
          </GuideSection>
        ))}
      </GuidePage>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^Measured pairs of/)).toHaveLength(Object.keys(palettes).length + 1)
    await expect(canvas.getByText('light ink')).toBeVisible()
  },
}
