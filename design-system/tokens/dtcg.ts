import { breakpoints } from './breakpoints.ts'
import { screenColour } from './colour.ts'
import { colours, type Oklch, type TokenName, tokenNames } from './colours.ts'
import { guardPalette, type PaletteColours } from './guardian.ts'
import { dark, light, scrimAlpha, type Theme } from './themes.ts'
import { shadows } from './themes-css.ts'

/** A token or a group of them, as the Design Tokens Format Module 2025.10 has it. */
export type DtcgNode = { readonly [key: string]: DtcgValue }
type DtcgValue = string | number | boolean | DtcgNode | readonly DtcgValue[]

/** The style sheets whose steps are tokens, as texts. */
export type TokenSheets = { readonly theme: string; readonly base: string; readonly slats: string }

/** Distances between things, in px; a larger one is a section's. */
export const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 88, 112]

/** `#rrggbb` of a colour, as a screen shows it. */
export const hexColour = (colour: Oklch): string =>
  `#${screenColour(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

const colourValue = (colour: Oklch, alpha = 1): DtcgNode => ({
  colorSpace: 'oklch',
  components: [...colour],
  alpha,
  hex: hexColour(colour),
})

const dimension = (value: number, unit: string): DtcgNode => ({ value: Number(value.toFixed(4)), unit })

/** The length that a sheet says at most: of `clamp(2.75rem, 5.1vw, 4.75rem)` the last, of `max(20px, env(…))` the first. */
function greatestLength(css: string): { value: number; unit: string } | undefined {
  const lengths = [...css.matchAll(/(-?\d*\.?\d+)(px|rem)\b/g)].map(([, value, unit = '']) => ({
    value: Number(value),
    unit,
  }))
  return lengths.toSorted((one, other) => other.value - one.value)[0]
}

/** `--name: value;` of a block, the later of two winning. */
const declarationsIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

type Width = 'phone' | keyof typeof breakpoints
export const tokenWidths: readonly Width[] = ['phone', 'tablet', 'desktop']

/** What base.css declares on `:root` from a width on: its own block over those of the narrower ones. */
function declarationsAt(base: string, width: Width): ReadonlyMap<string, string> {
  const blocks = [...base.matchAll(/(?:breakpoint-(\w+)\)\) \{\s*)?:root \{([^}]*)\}/g)]
  const upTo = tokenWidths.slice(0, tokenWidths.indexOf(width) + 1)
  const own = blocks.filter(([, from = 'phone']) => upTo.some((each) => each === from))
  return declarationsIn(own.map(([, , block]) => block).join('\n'))
}

/** Steps of the type scale, with their measures at one width. */
export function typeSteps({ theme, base }: TokenSheets, width: Width) {
  const steps = declarationsIn(theme)
  const atWidth = declarationsAt(base, width)
  const names = [...steps.keys()].filter((name) => /^text-(?!.*--)/.test(name))
  return names.map((name) => {
    const given = steps.get(name) ?? ''
    const size = greatestLength(atWidth.get(given.match(/var\(--([\w-]+)\)/)?.[1] ?? '') ?? given)
    if (!size) throw new Error(`${name} has no size`)
    return {
      name: name.replace('text-', ''),
      size,
      lineHeight: Number(steps.get(`${name}--line-height`)),
      letterSpacing: Number.parseFloat(steps.get(`${name}--letter-spacing`) ?? '0'),
      weight: Number(steps.get(`${name}--font-weight`) ?? 400),
    }
  })
}

/** The steps of theme.css of one kind, `radius` for instance: name and what is declared. */
export const declaredSteps = (theme: string, kind: string): readonly (readonly [string, string])[] =>
  [...declarationsIn(theme)].flatMap(([name, value]) =>
    name.startsWith(`${kind}-`) && !name.includes('*') ? [[name.slice(kind.length + 1), value] as const] : [],
  )

/** Durations and the curve of everything that moves. */
export function motionSteps({ theme, slats }: Pick<TokenSheets, 'theme' | 'slats'>) {
  const declared = declarationsIn(theme)
  const curve = [...(declared.get('ease-standard') ?? '').matchAll(/\d*\.?\d+/g)].map(([part]) =>
    Number(part),
  )
  const milliseconds = (css = '') => Number(css.match(/(\d+)ms/)?.[1])
  return {
    curve,
    durations: {
      press: milliseconds(declared.get('default-transition-duration')),
      appear: milliseconds(declared.get('animate-appear')),
      rise: milliseconds(slats),
    },
  }
}

const tokensOf = <Entry>(
  entries: Iterable<readonly [string, Entry]>,
  token: (value: Entry) => DtcgNode,
): DtcgNode => Object.fromEntries([...entries].map(([name, value]) => [name, token(value)]))

/** Margin and distance of sections at one width, each as a length. */
export const layoutAt = ({ base }: TokenSheets, width: Width): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...declarationsAt(base, width)].flatMap(([name, css]) => {
      const length = name.startsWith('ds-space-') ? greatestLength(css) : undefined
      return length ? [[name.replace('ds-space-', ''), `${length.value}${length.unit}`]] : []
    }),
  )

/** Lengths as tokens; those in `ch` have no place in the format. */
function dimensions(steps: readonly (readonly [string, string])[]): DtcgNode {
  const lengths = steps.flatMap(([name, css]) => {
    const length = greatestLength(css)
    return length ? [[name, length] as const] : []
  })
  return {
    $type: 'dimension',
    ...tokensOf(lengths, ({ value, unit }) => ({ $value: dimension(value, unit) })),
  }
}

function widthTokens(sheets: TokenSheets, width: Width): DtcgNode {
  return {
    layout: dimensions(Object.entries(layoutAt(sheets, width))),
    text: {
      $type: 'typography',
      ...tokensOf(
        typeSteps(sheets, width).map((step) => [step.name, step] as const),
        ({ size, lineHeight, letterSpacing, weight }) => ({
          $value: {
            fontFamily: '{font.sans}',
            fontSize: dimension(size.value, size.unit),
            fontWeight: weight,
            letterSpacing: dimension(size.value * letterSpacing, size.unit),
            lineHeight,
          },
        }),
      ),
    },
  }
}

function baseTokens(sheets: TokenSheets): DtcgNode {
  const { theme } = sheets
  const { curve, durations } = motionSteps(sheets)
  const families = (declarationsIn(theme).get('font-sans') ?? '').split(',')
  return {
    font: {
      sans: { $type: 'fontFamily', $value: families.map((family) => family.trim().replaceAll('"', '')) },
    },
    breakpoint: dimensions(Object.entries(breakpoints)),
    space: dimensions(spaces.map((space) => [String(space), `${space}px`])),
    radius: dimensions(declaredSteps(theme, 'radius')),
    container: dimensions(declaredSteps(theme, 'container')),
    duration: {
      $type: 'duration',
      ...tokensOf(Object.entries(durations), (value) => ({ $value: { value, unit: 'ms' } })),
    },
    ease: { standard: { $type: 'cubicBezier', $value: curve } },
  }
}

/** One layer of a `box-shadow` of ours: lengths in px or bare zeros, then a colour. */
function shadowLayer(layer: string): DtcgNode {
  const [, alias] = layer.match(/var\(--ds-([\w-]+)\)/) ?? []
  const [, l, c, h, alpha] = layer.match(/oklch\(([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)\)/) ?? []
  const [x = 0, y = 0, blur = 0, spread = 0] = [
    ...(layer.split(/oklch|var|transparent/)[0] ?? '').matchAll(/-?\d+/g),
  ].map(([part]) => Number(part))
  const seen = colourValue([Number(l ?? 0), Number(c ?? 0), Number(h ?? 0)], Number(alpha ?? 0))
  return {
    color: alias ? `{color.${alias}}` : seen,
    offsetX: dimension(x, 'px'),
    offsetY: dimension(y, 'px'),
    blur: dimension(blur, 'px'),
    spread: dimension(spread, 'px'),
  }
}

const colourTokens = (theme: Theme, names: readonly TokenName[]): DtcgNode =>
  tokensOf(
    names.map((name) => [name, name] as const),
    (name) => ({ $value: colourValue(theme[name]), $description: colours[name].use['en-ca'] }),
  )

const lookTokens = (theme: Theme, mode: 'light' | 'dark'): DtcgNode => ({
  color: {
    $type: 'color',
    ...colourTokens(theme, tokenNames),
    veil: { $value: colourValue(theme.scrim, scrimAlpha[mode]) },
  },
  shadow: {
    $type: 'shadow',
    ...tokensOf(Object.entries(shadows[mode]), (layers) => ({
      $value: layers.split(/, (?![^(]*\))/).map(shadowLayer),
    })),
  },
})

/** What a palette changes in a theme, the guardian's repairs made. */
function paletteTokens(theme: Theme, of: Theme, mode: 'light' | 'dark'): DtcgNode {
  const changed = tokenNames.filter((name) => String(theme[name]) !== String(of[name]))
  return {
    color: {
      $type: 'color',
      ...colourTokens(theme, changed),
      ...(changed.includes('scrim') && { veil: { $value: colourValue(theme.scrim, scrimAlpha[mode]) } }),
    },
  }
}

const reference = (pointer: string): DtcgNode => ({ $ref: pointer })

/**
 * Every token as one document of the Design Tokens Resolver Module 2025.10: what is always the same, what differs by
 * width, and one look for each palette in light and in dark. `site` is the look without a palette.
 */
export function resolverDocument(sheets: TokenSheets, palettes: Readonly<Record<string, PaletteColours>>) {
  const modes = { light, dark }
  const looks = Object.entries(palettes).flatMap(([code, palette]) => {
    const guarded = guardPalette(palette)
    return (['light', 'dark'] as const).map((mode): [string, readonly DtcgNode[]] => [
      `${code}-${mode}`,
      [reference(`#/sets/${mode}`), paletteTokens(guarded[mode], modes[mode], mode)],
    ])
  })
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Borealis',
    version: '2025.10',
    sets: {
      base: { sources: [baseTokens(sheets)] },
      light: { sources: [lookTokens(light, 'light')] },
      dark: { sources: [lookTokens(dark, 'dark')] },
    },
    modifiers: {
      width: {
        description: 'From which width of the window on: see the tokens of breakpoint',
        contexts: Object.fromEntries(tokenWidths.map((width) => [width, [widthTokens(sheets, width)]])),
        default: 'phone',
      },
      look: {
        description: 'Palette and theme',
        contexts: Object.fromEntries(looks),
        default: 'site-light',
      },
    },
    resolutionOrder: [
      reference('#/sets/base'),
      reference('#/modifiers/width'),
      reference('#/modifiers/look'),
    ],
  } as const
}

export type ResolverDocument = ReturnType<typeof resolverDocument>

const isNode = (value: DtcgValue | undefined): value is DtcgNode =>
  typeof value === 'object' && !Array.isArray(value)

function merge(one: DtcgNode, other: DtcgNode): DtcgNode {
  const merged: Record<string, DtcgValue> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key]
    merged[key] = key !== '$value' && isNode(before) && isNode(value) ? merge(before, value) : value
  }
  return merged
}

/**
 * The same tokens for tools that read no resolver: one plain file for each width and each look, by its name. Figma imports
 * each as a mode.
 */
export function plainTokens({ sets, modifiers }: ResolverDocument): ReadonlyMap<string, DtcgNode> {
  const widths = Object.entries(modifiers.width.contexts).map(
    ([width, sources]) => [width, [...sets.base.sources, ...sources]] as const,
  )
  const looks = Object.entries(modifiers.look.contexts).map(([look, sources]) => {
    const theme = look.endsWith('-dark') ? sets.dark : sets.light
    return [look, [...theme.sources, ...sources.filter((source) => !('$ref' in source))]] as const
  })
  return new Map(
    [...widths, ...looks].map(([name, sources]) => [`${name}.tokens.json`, sources.reduce(merge)]),
  )
}

/** As JSON, each innermost list and object on a line. */
export const tokenText = (tokens: DtcgNode): string =>
  `${JSON.stringify(tokens, null, 2).replace(/[[{][^[\]{}]*[\]}]/g, (leaf) => leaf.replace(/\s+/g, ' '))}\n`
