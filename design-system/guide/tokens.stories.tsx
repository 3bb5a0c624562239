import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { lookOf } from '../.storybook/brands.ts'
import { inLocale } from '../.storybook/locale.ts'
import { sitePalette } from '../.storybook/palettes.ts'
import { colours, paletteTokenNames, statusTokenNames, type TokenName } from '../tokens/colours.ts'
import { declaredSteps, hexColour, plainTokens, type ResolverDocument, tokenText } from '../tokens/dtcg.ts'
import theme from '../tokens/theme.css?raw'
import { cssColour, shadows } from '../tokens/themes-css.ts'
import written from '../tokens/tokens.gen.json'
import { ContrastTable } from './contrast-table.tsx'
import { CopyValue } from './copy-value.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Tokens',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>

const words = {
  'en-ca': {
    title: 'Tokens',
    lead: 'A theme fills every token; a palette changes those of the first list and nothing else. Change the theme, the palette or the takeover in the toolbar: the values follow. A press copies a value.',
    palette: 'Colours a palette may change',
    status: 'Status colours: the same in every brand',
    contrast: 'Contrast',
    contrastText:
      'Text reaches 4.5 : 1, controls and graphics 3 : 1 (WCAG 2.2 AA). Each row shows the background on which a token contrasts least. A test checks all pairs of both themes; palettes are repaired to meet them.',
    contrastCaption: 'Default theme: lowest contrast of each token',
    radius: 'Radius, as a utility',
    shadow: 'Shadow: only for objects',
    files: 'For design tools',
    filesText:
      'Every token as JSON, in the format of the Design Tokens Community Group (2025.10). The resolver has all of them; each other file is one mode, for tools that read no resolver: Figma imports it as such. The build of the package puts them all into its folder tokens.',
  },
  'fr-ca': {
    title: 'Jetons',
    lead: 'Un thème remplit tous les jetons; une palette change ceux de la première liste et rien d’autre. Changez le thème, la palette ou la campagne dans la barre d’outils : les valeurs suivent. Un clic copie une valeur.',
    palette: 'Couleurs qu’une palette peut changer',
    status: 'Couleurs d’état : les mêmes pour toutes les marques',
    contrast: 'Contraste',
    contrastText:
      'Le texte atteint 4,5 : 1, les contrôles et les graphiques 3 : 1 (WCAG 2.2 AA). Chaque ligne montre le fond sur lequel un jeton ressort le moins. Un test vérifie toutes les paires des deux thèmes; les palettes sont ajustées pour y arriver.',
    contrastCaption: 'Thème par défaut : contraste le plus faible de chaque jeton',
    radius: 'Arrondis, en classes utilitaires',
    shadow: 'Ombres : pour les objets seulement',
    files: 'Pour les outils de design',
    filesText:
      'Tous les jetons en JSON, au format du Design Tokens Community Group (2025.10). Le résolveur les contient tous; chaque autre fichier est un mode, pour les outils qui ne lisent pas de résolveur : Figma l’importe comme tel. La compilation du paquet les place tous dans son dossier tokens.',
  },
}

type SwatchesProps = { names: readonly TokenName[]; globals: Globals }

function Swatches({ names, globals }: SwatchesProps) {
  const worn = lookOf(globals)[globals.theme === 'dark' ? 'dark' : 'light']
  return (
    <ul className="grid grid-cols-1 gap-x-5 gap-y-8 min-[30rem]:grid-cols-2 tablet:grid-cols-4">
      {names.map((name) => (
        <li key={name} className="text-small">
          <svg role="presentation" className="mb-2 h-16 w-full rounded-button border border-line">
            <rect width="100%" height="100%" fill={`var(--ds-${name})`} />
          </svg>
          <strong>{name}</strong>
          <span className="mb-1 block text-ink-2">{inLocale(globals, colours[name].use)}</span>
          <CopyValue value={hexColour(worn[name])} globals={globals} />
          <CopyValue value={`--ds-${name}`} globals={globals} />
          <CopyValue value={cssColour(worn[name])} globals={globals} />
        </li>
      ))}
    </ul>
  )
}

const radii = declaredSteps(theme, 'radius')

// The type of an imported JSON file widens each list; the build wrote it from this type.
const whole = written as unknown as ResolverDocument
const files = new Map([['borealis.resolver.json', whole], ...plainTokens(whole)])

function TokenFiles() {
  return (
    <ul className="mt-5 grid gap-x-5 gap-y-3 min-[30rem]:grid-cols-2 tablet:grid-cols-3">
      {[...files].map(([name, tokens]) => (
        <li key={name}>
          <a
            className="inline-block py-1 underline wrap-anywhere"
            download={name}
            href={`data:application/json,${encodeURIComponent(tokenText(tokens))}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Values are those of the toolbar's theme and palette. */
export const LiveTokens: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={say.palette}>
          <Swatches names={paletteTokenNames} globals={globals} />
        </GuideSection>
        <GuideSection title={say.status}>
          <Swatches names={statusTokenNames} globals={globals} />
        </GuideSection>
        <GuideSection title={say.contrast}>
          <p className="mb-5 max-w-measure">{say.contrastText}</p>
          <ContrastTable caption={say.contrastCaption} palette={sitePalette} globals={globals} />
        </GuideSection>
        <GuideSection title={say.radius}>
          <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
            {radii.map(([name, size]) => (
              <li key={name} className="text-small">
                <svg role="presentation" className="mb-2 h-16 w-full text-ink">
                  <rect
                    x="1"
                    y="1"
                    width="120"
                    height="62"
                    rx={size}
                    className="fill-surface stroke-control"
                    strokeWidth="1.5"
                  />
                </svg>
                {size}
                <CopyValue value={`rounded-${name}`} globals={globals} />
              </li>
            ))}
          </ul>
        </GuideSection>
        <GuideSection title={say.shadow}>
          <ul className="grid grid-cols-2 gap-8 tablet:grid-cols-4">
            {Object.keys(shadows.light).map((name) => (
              <li key={name} className="text-small">
                <svg
                  role="presentation"
                  className={`mb-4 block h-20 w-full rounded-card bg-surface ${shadowClass[name] ?? ''}`}
                />
                <CopyValue value={`shadow-${name}`} globals={globals} />
              </li>
            ))}
          </ul>
        </GuideSection>
        <GuideSection title={say.files}>
          <p className="max-w-measure">{say.filesText}</p>
          <TokenFiles />
        </GuideSection>
      </GuidePage>
    )
  },
}

/** Tailwind finds classes that are written whole. */
const shadowClass: Readonly<Record<string, string>> = {
  object: 'shadow-object',
  overlay: 'shadow-overlay',
  edge: 'shadow-edge',
}

/** A press copies, and says so; the values are those of the palette and theme in the toolbar. */
export const CopiedInDark: Story = {
  ...LiveTokens,
  tags: ['!dev'],
  globals: { theme: 'dark', palette: 'harbour', locale: 'fr-ca' },
  play: async ({ canvasElement }) => {
    const dark = lookOf({ palette: 'harbour' }).dark
    const canvas = within(canvasElement)
    const [hex] = canvas.getAllByRole('button', { name: `Copier ${hexColour(dark.paper)}` })
    if (!hex) throw new Error('The page shows no hex of paper')
    const written: string[] = []
    const { writeText } = navigator.clipboard
    navigator.clipboard.writeText = async (text) => void written.push(text)
    await userEvent.click(hex).finally(() => {
      navigator.clipboard.writeText = writeText
    })
    await expect(written).toEqual([hexColour(dark.paper)])
    await expect(within(hex).getByRole('status')).toHaveTextContent('Copié')
  },
}
