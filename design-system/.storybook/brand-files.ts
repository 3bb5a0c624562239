import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Brand, ProgrammeName } from '../../brands/brand.ts'
import { brandFolder, ownColours } from '../../build/brand.ts'
import { type BrandMark, brandMark } from '../patterns/logo/brand-mark.ts'
import type { BrandTable, ToolbarBrand } from './brands.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const readMessages = (file: string) => JSON.parse(read(file) ?? '{}')

const typefaceIn = (sheet = '') => sheet.match(/--font-sans:\s*([^;]+);/)?.[1]
const siteTypeface = typefaceIn(read(here('../tokens/theme.css'))) ?? 'sans-serif'

/** What Storybook wears of a brand, from the files that the build of its site reads too. */
async function toolbarBrand(folder: string): Promise<ToolbarBrand> {
  const file = (name: string) => join(folder, name)
  const load = async <T>(name: string): Promise<Partial<T>> =>
    existsSync(file(name)) ? import(pathToFileURL(file(name)).href) : {}
  const { brand, programmeName } = await load<{ brand: Brand; programmeName: ProgrammeName }>('brand.ts')
  if (!brand || !programmeName) throw new Error(`${file('brand.ts')} has no brand and no name`)
  const { brandMark: mark = brandMark } = await load<{ brandMark: BrandMark }>('mark.ts')
  return {
    ...brand,
    ...programmeName,
    mark: { viewBox: mark.viewBox, path: mark.path },
    colours: (await ownColours(folder)) ?? { light: {}, dark: {} },
    typeface: typefaceIn(read(file('styles.css'))) ?? siteTypeface,
    messages: {
      'en-ca': readMessages(file('messages/en-ca.json')),
      'fr-ca': readMessages(file('messages/fr-ca.json')),
    },
  }
}

/** Every brand of `brands/`. */
export async function readBrands(): Promise<BrandTable> {
  const folders = globSync(here('../../brands/*/brand.ts')).map(dirname).sort()
  return { first: basename(brandFolder()), brands: await Promise.all(folders.map(toolbarBrand)) }
}

/**
 * The brands as an element for the head of Storybook's frame and of its preview: two bundlers make them, and this is read
 * before either.
 */
export async function brandsElement(): Promise<string> {
  const json = JSON.stringify(await readBrands()).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="brands">${json}</script>`
}

/**
 * Makes a brand's `styles.css` the whole sheet, as the build of its site does: Tailwind writes its steps out, so another
 * typeface is another sheet. The mark is the one that the toolbar asks for, instead of one brand's.
 */
export function wearableBrands(): Plugin {
  const ownMark = here('../patterns/logo/brand-mark.ts')
  return {
    name: 'wearable-brands',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('brand-mark.ts')) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === ownMark ? here('./worn-mark.ts') : found
    },
    transform(code, id) {
      if (!/\/brands\/[^/]+\/styles\.css\?inline/.test(id)) return undefined
      return { code: `@import "../../design-system/.storybook/preview.css";\n${code}`, map: null }
    },
  }
}
