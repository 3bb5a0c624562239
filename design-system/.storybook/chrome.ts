import { create, type ThemeVars } from 'storybook/theming'
import { hexColour } from '../tokens/dtcg.ts'
import { brandOf, lookOf } from './brands.ts'

type Globals = Readonly<Record<string, unknown>>

/**
 * Storybook's own frame, `manager`, and its docs pages in the name, mark, colours, letters and corners of the toolbar's
 * brand, theme and palette.
 */
export function chromeTheme(globals: Globals, part: 'manager' | 'docs'): ThemeVars {
  const base = globals.theme === 'dark' ? 'dark' : 'light'
  const { shortName, mark, typeface } = brandOf(globals)
  const guarded = lookOf(globals)
  const colour = (name: keyof typeof guarded.light, theme = guarded[base]) => hexColour(theme[name])
  const drawn = `<svg viewBox="${mark.viewBox}" width="26" aria-hidden="true" style="margin-right:10px"><path d="${mark.path}" fill="currentColor"/></svg>`
  const theme = create({
    base,
    brandTitle: `<span style="display:flex;align-items:center;font-weight:600">${drawn}${shortName}</span>`,
    fontBase: typeface,
    appBorderRadius: 10,
    inputBorderRadius: 10,
    // The manager writes with it and, on it darkened, in white; docs pages only write with it.
    colorPrimary: colour('brand', guarded.light),
    colorSecondary: part === 'manager' && base === 'dark' ? colour('sky-2') : colour('aurora-text'),
    appBg: colour('sunken'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appHoverBg: colour('aurora-wash'),
    appBorderColor: colour('line'),
    textColor: colour('ink'),
    textInverseColor: colour('paper'),
    textMutedColor: colour('ink-3'),
    barBg: colour('paper'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('aurora-text'),
    barSelectedColor: colour('aurora-text'),
    buttonBg: colour('sunken'),
    buttonBorder: colour('control'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('control'),
    inputTextColor: colour('ink'),
  })
  // Without a picture of a logo the title is shown, as HTML.
  return Object.assign(theme, { brandImage: null })
}
