import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteToken } from '../../contract/page-data.ts'
import { paletteTokenNames } from '../../design-system/tokens/colours.ts'
import { dark, light } from '../../design-system/tokens/themes.ts'
import { cssColour } from '../../design-system/tokens/themes-css.ts'
import { projectRoot } from './source-files.ts'

// The identity provider is a separate service, so its pages have a copy of the site's colours. The copies must match.
const tokens = await readFile(join(projectRoot, 'sandbox/identity/pages/tokens.css'), 'utf8')
const [inLight = '', inDark = ''] = tokens.split('@media')

test.each([
  ['light', inLight, light],
  ['dark', inDark, dark],
])('the sign-in pages have the site’s %s colours', (_name, css, theme) => {
  const site = new Map(Object.entries(theme).map(([name, colour]) => [name, cssColour(colour)]))
  const copied = [...css.matchAll(/--([\w-]+): ([^;]+);/g)]
    .map(([, name = '', colour = '']) => [name, colour] as const)
    .filter(([name]) => site.has(name))
  expect(copied.length).toBeGreaterThan(15)
  expect(copied).toEqual(copied.map(([name]) => [name, site.get(name)]))
})

// The contract imports nothing of the site, so it lists the names again.
test('a backend’s palette may name the colours that the design system lets a brand change, and no others', () => {
  expect(paletteToken.options).toEqual(paletteTokenNames)
})
