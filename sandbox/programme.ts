import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand, BrandContent, ProgrammeName } from '../brands/brand.ts'

/** `BRAND` names a folder of `brands/`, as for the build of the site. */
const OWN = 'borealis'
const folder = join(import.meta.dirname, '..', 'brands', process.env.BRAND || OWN)

const load = async <T>(file: string): Promise<Partial<T>> =>
  existsSync(join(folder, file)) ? await import(pathToFileURL(join(folder, file)).href) : {}

const { brand, programmeName } = await load<{ brand: Brand; programmeName: ProgrammeName }>('brand.ts')
if (!brand || !programmeName)
  throw new Error(`BRAND=${process.env.BRAND}: there is no ${join(folder, 'brand.ts')}`)

export const programme: Brand & ProgrammeName = { ...brand, ...programmeName }

/** Content of this brand that replaces the sandbox's own. */
export const ownContent: BrandContent = (await load<{ content: BrandContent }>('content.ts')).content ?? {}

/** The brand's mark for the sign-in pages, if any: a single-colour path. */
export const ownMark = (await load<{ brandMark: { viewBox: string; path: string } }>('mark.ts')).brandMark

type Colours = Readonly<Record<string, readonly [number, number, number]>>
const colours = (await load<{ brandColours: { light: Colours; dark: Colours } }>('colours.ts')).brandColours

const variables = (of: Colours) =>
  Object.entries(of)
    .map(([name, [lightness, chroma, hue]]) => `--${name}: oklch(${lightness} ${chroma} ${hue});`)
    .join(' ')

/** The brand's colours for the sign-in pages, as a style sheet on top of the sandbox's own. */
export const ownColours: string = colours
  ? `:root { ${variables(colours.light)} }\n@media (prefers-color-scheme: dark) { :root { ${variables(colours.dark)} } }\n`
  : ''

/** A file of the brand's public folder, if it exists. */
export function ownFile(name: string): string | undefined {
  const path = join(folder, 'public', name)
  return existsSync(path) ? path : undefined
}

/** Replaces the programme's name in texts written for Borealis. */
export function inOwnName<T>(value: T): T {
  if (programme.code === OWN) return value
  // Only string contents change, so the shape is preserved.
  return renamed(value) as T
}

function renamed(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll('Borealis Rewards', programme.nameLines.en.join(' '))
      .replaceAll('Récompenses Borealis', programme.nameLines.fr.join(' '))
      .replaceAll('Borealis', programme.shortName)
      .replaceAll('@borealis.example', `@${programme.code}.example`)
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item)]))
}
