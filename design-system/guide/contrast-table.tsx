import { themesOf } from '../.storybook/brands.ts'
import { inLocale } from '../.storybook/locale.ts'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { contrastPairs } from '../tokens/contrast-floors.ts'
import { guardPalette, type PaletteColours } from '../tokens/palette.ts'
import type { Theme } from '../tokens/themes.ts'

/** For each token and required ratio, the background with the lowest contrast. */
function worstPairs(theme: Theme) {
  const worst = new Map<string, ReturnType<typeof contrastPairs>[number]>()
  for (const pair of contrastPairs(theme)) {
    const key = `${pair.token} ${pair.floor}`
    if (pair.ratio < (worst.get(key)?.ratio ?? 22)) worst.set(key, pair)
  }
  return [...worst.values()]
}

const headings = {
  'en-ca': ['Token', 'Required', 'Light: lowest on', 'Ratio', 'Dark: lowest on', 'Ratio'],
  'fr-ca': [
    'Jeton',
    'Requis',
    'Clair : le plus faible sur',
    'Rapport',
    'Foncé : le plus faible sur',
    'Rapport',
  ],
} as const

/** Their columns, of which those of figures are numeric. */
const columns = ['token', 'required', 'light', 'light-ratio', 'dark', 'dark-ratio'] as const

type ContrastTableProps = { caption: string; palette: PaletteColours; globals: { locale?: unknown } }

/** Measured contrast of a palette in both themes, beside the ratio that is required. */
export function ContrastTable({ caption, palette, globals }: ContrastTableProps) {
  const guarded = guardPalette(palette, themesOf(globals))
  const inDark = new Map(worstPairs(guarded.dark).map((pair) => [`${pair.token} ${pair.floor}`, pair]))
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map((id, index) => (
            <HeadCell key={id} numeric={/required|ratio/.test(id)}>
              {inLocale(globals, headings)[index]}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {worstPairs(guarded.light).map((pair) => {
          const dark = inDark.get(`${pair.token} ${pair.floor}`)
          return (
            <tr key={`${pair.token} ${pair.floor}`}>
              <HeadCell scope="row">{pair.token}</HeadCell>
              <Cell numeric>{pair.floor}</Cell>
              <Cell>{pair.ground}</Cell>
              <Cell numeric>{pair.ratio.toFixed(2)}</Cell>
              <Cell>{dark?.ground}</Cell>
              <Cell numeric>{dark?.ratio.toFixed(2)}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
