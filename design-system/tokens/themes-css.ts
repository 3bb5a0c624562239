import { breakpoints } from './breakpoints.ts'
import { type Oklch, tokenNames } from './colours.ts'
import { type BrandColours, dark, light, scrimAlpha, type Theme } from './themes.ts'

/** `oklch(L C H)` as CSS reads it. */
export const cssColour = ([lightness, chroma, hue]: Oklch, alpha?: number) =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`

/** Selectors for "this page is dark": by the system's wish unless the page says light, or by the page's own word. */
export const darkSelectors = {
  bySystem: ':root:not([data-theme="light"])',
  byPage: '[data-theme="dark"]',
} as const

/** What each kind of shadow is, in `box-shadow`. */
export const shadows = {
  light: {
    object: '0 1px 1px oklch(0.2 0.03 170 / 0.1), 0 6px 14px -6px oklch(0.2 0.03 170 / 0.22)',
    overlay: '0 2px 6px oklch(0.2 0.03 170 / 0.1), 0 32px 64px -16px oklch(0.2 0.03 170 / 0.34)',
    // A dark picture ends somewhere on a dark page; on paper it ends by itself.
    edge: '0 0 transparent',
  },
  dark: {
    object: '0 0 0 1px var(--ds-line), 0 6px 14px -6px oklch(0 0 0 / 0.6)',
    overlay: '0 0 0 1px var(--ds-line), 0 32px 64px -16px oklch(0 0 0 / 0.7)',
    edge: '0 0 0 1px var(--ds-line)',
  },
} as const

function declarations(theme: Theme, mode: 'light' | 'dark') {
  return [
    `color-scheme: ${mode};`,
    ...tokenNames.map((name) => `--ds-${name}: ${cssColour(theme[name])};`),
    `--ds-scrim-alpha: ${scrimAlpha[mode] * 100}%;`,
    `--ds-shadow-object: ${shadows[mode].object};`,
    `--ds-shadow-overlay: ${shadows[mode].overlay};`,
    `--ds-shadow-edge: ${shadows[mode].edge};`,
    '--ds-shadow-in-sky: 0 30px 60px -20px oklch(0.05 0.02 176 / 0.8);',
  ]
}

/** What the utilities are called: `bg-paper`, `tablet:flex`. */
const utilities = [
  '--color-*: initial;',
  ...tokenNames.map((name) => `--color-${name}: var(--ds-${name});`),
  '--breakpoint-*: initial;',
  ...Object.entries(breakpoints).map(([name, width]) => `--breakpoint-${name}: ${width};`),
]

const block = (selector: string, lines: readonly string[], indent = '') =>
  [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n')

/**
 * The whole of `themes.css`, in a brand's own colours if it has some. Dark stands twice in the file because CSS cannot
 * join a media query and a selector.
 */
export function themesCss(own: BrandColours = { light: {}, dark: {} }): string {
  const lightLines = declarations({ ...light, ...own.light }, 'light')
  const darkLines = declarations({ ...dark, ...own.dark }, 'dark')
  const blocks = [
    '/* Written by write-themes-css.ts from colours.ts and breakpoints.ts: change them there. */',
    block(':root,\n[data-theme="light"]', lightLines),
    `@media (prefers-color-scheme: dark) {\n${block(darkSelectors.bySystem, darkLines, '  ')}\n}`,
    block(darkSelectors.byPage, darkLines),
    block('@theme inline', utilities),
  ]
  return `${blocks.join('\n\n')}\n`
}
