import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, UserConfig } from 'vite'
import * as siteThemes from '../design-system/tokens/themes.ts'
import { themesCss } from '../design-system/tokens/themes-css.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const SITE_BRAND = 'borealis'

const themes = join(root, 'design-system/tokens/themes.ts')
/** The style sheet that a brand's own is appended to. */
const sheet = join(root, 'app/styles.css')

/** Modules of the site that a brand may replace, by the brand's file. */
const replaceable = {
  'brands/borealis/brand.ts': 'brand.ts',
  'design-system/patterns/logo/brand-mark.ts': 'mark.ts',
} as const

/**
 * The folder of the brand that the environment variable `BRAND` names; the site's own by default.
 * @throws Error when there is no such brand
 */
export function brandFolder(code = process.env.BRAND || SITE_BRAND): string {
  const folder = join(root, 'brands', code)
  if (/^[a-z][a-z0-9-]*$/.test(code) && existsSync(join(folder, 'brand.ts'))) return folder
  throw new Error(`BRAND=${code}: there is no brands/${code}/brand.ts`)
}

/**
 * The inlang project that the messages are compiled from. For a brand with its own messages, a project with the merged
 * messages is generated, because inlang takes minutes to read several files.
 */
export function messagesProject(folder: string): string {
  const own = join(folder, 'messages')
  if (!existsSync(own)) return './project.inlang'
  const target = cacheOf(folder)
  mkdirSync(join(target, 'messages'), { recursive: true })
  mkdirSync(join(target, 'project.inlang'), { recursive: true })
  for (const file of readdirSync(join(root, 'messages'))) {
    const merged = { ...readJson(join(root, 'messages', file)), ...readJson(join(own, file)) }
    writeFileSync(join(target, 'messages', file), JSON.stringify(merged))
  }
  const settings = readFileSync(join(root, 'project.inlang/settings.json'), 'utf8')
  const modules = `${relative(target, root)}/node_modules/`.replaceAll('\\', '/')
  writeFileSync(join(target, 'project.inlang/settings.json'), settings.replaceAll('./node_modules/', modules))
  return join(target, 'project.inlang')
}

/**
 * The folder that the messages are compiled into. Another brand's have one of their own: types and tests read the site's, and
 * trying a brand leaves those as they are.
 */
export const compiledMessages = (folder = brandFolder()): string =>
  basename(folder) === SITE_BRAND ? join(root, 'app/paraglide') : join(cacheOf(folder), 'paraglide')

/** Folder of the files generated for a brand. */
const cacheOf = (folder: string): string => join(root, 'node_modules/.cache/brand', basename(folder))

const readJson = (file: string): Record<string, unknown> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Replaces the site's settings, colours, logo, style sheet and public files with the brand's. */
export function brandParts(folder: string): Plugin {
  const own = new Map(
    Object.entries(replaceable)
      .map(([path, name]) => [join(root, path), join(folder, name)] as const)
      .filter(([, file]) => existsSync(file)),
  )
  return {
    name: 'brand-parts',
    enforce: 'pre',
    config: async () => ({ ...(await publicFiles(folder)), ...(await ownThemes(folder)) }),
    async resolveId(source, importer, options) {
      if (!/brand|mark/.test(source)) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found ? (own.get(found.id) ?? found) : undefined
    },
    async load(id) {
      const colours = id === themes ? await ownColours(folder) : undefined
      if (!colours) return undefined
      const { scrimAlpha, light, dark } = siteThemes
      const merged = { scrimAlpha, light: { ...light, ...colours.light }, dark: { ...dark, ...colours.dark } }
      return Object.entries(merged)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async transform(code, id) {
      if (id.split('?')[0] !== sheet || /[?&]url\b/.test(id)) return undefined
      return { code: code + (await ownStyles(folder)), map: null }
    },
  }
}

/** The site's public files, overridden by the brand's, for the build and the development server. */
async function publicFiles(folder: string): Promise<UserConfig | undefined> {
  const own = join(folder, 'public')
  if (!existsSync(own)) return undefined
  const publicDir = join(cacheOf(folder), 'public')
  await rm(publicDir, { recursive: true, force: true })
  for (const files of [join(root, 'public'), own]) await cp(files, publicDir, { recursive: true })
  return { publicDir }
}

/** The colours that the brand has of its own, if any. */
export async function ownColours(folder: string): Promise<siteThemes.BrandColours | undefined> {
  const file = join(folder, 'colours.ts')
  return existsSync(file) ? (await import(pathToFileURL(file).href)).brandColours : undefined
}

/** The brand's colours in place of the site's. Appended, they would leave the site's in the sheet, unused. */
async function ownThemes(folder: string): Promise<UserConfig | undefined> {
  const colours = await ownColours(folder)
  if (!colours) return undefined
  const replacement = join(cacheOf(folder), 'themes.css')
  mkdirSync(cacheOf(folder), { recursive: true })
  writeFileSync(replacement, themesCss(colours))
  return { resolve: { alias: [{ find: './themes.css', replacement }] } }
}

async function ownStyles(folder: string): Promise<string> {
  const sheet = join(folder, 'styles.css')
  return existsSync(sheet) ? `\n${await readFile(sheet, 'utf8')}` : ''
}
