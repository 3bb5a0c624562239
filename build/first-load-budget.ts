import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Locale, locales, scriptIn } from '../app/domain/locale.ts'

/** Bytes after Brotli: the script of every page, the most that one page adds to it, and its style sheets. */
export const ceilings = { app: 126_150, page: 26_550, style: 14_300 }

/** Code that loads on demand and must not be in any page's first load. */
const LATE =
  /\/node_modules\/(zod|@conform-to\/zod|seroval|seroval-plugins)\/|\/points-chart\/|\/features\/(account\/profile-form|home\/below-balance|overview\/below-figure)\.tsx$/

/** The modules and size of a style sheet. */
interface Asset {
  readonly type: 'asset'
  readonly fileName: string
  readonly source: string | Uint8Array
}

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly facadeModuleId: string | null
  readonly modules: Record<string, { readonly renderedLength: number }>
}

interface Weight {
  readonly locale: Locale
  /** `app` for the script of every page, otherwise the route's file. */
  readonly name: string
  readonly bytes: number
  readonly ceiling: number
  readonly chunks: readonly Chunk[]
}

/**
 * Fails the build when a page's first load exceeds its budget (`ceilings`), or when it contains code that loads on demand
 * (`LATE`). `npm run bench:pages` compares the figures with an empty page of the same framework.
 */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    // After the bundler has written the style sheets.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After each script has been written in each language.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const weights = locales.flatMap((locale) => weigh(chunksIn(locale, chunks, bundle), locale))
        // Found by the names that Start gives them: without any, nothing would be weighed.
        if (weights.every(({ name }) => name === 'app'))
          this.error('First load: no page was found, see weigh() in build/first-load-budget.ts')
        const tooHeavy = weights.filter(({ bytes, ceiling }) => bytes > ceiling).map(complaint)
        const tooSoon = weights.filter(({ locale }) => locale === locales[0]).flatMap(tooEarly)
        const complaints = [...tooHeavy, ...tooSoon, ...styleComplaints(Object.values(bundle))]
        if (complaints.length > 0) this.error(complaints.join('\n\n'))
      },
    },
  }
}

/** The chunks with the code that readers of a language get. */
const chunksIn = (
  locale: Locale,
  chunks: readonly Chunk[],
  bundle: Readonly<Record<string, Asset | Chunk>>,
): Chunk[] =>
  chunks.map((chunk) => {
    const script = bundle[scriptIn(locale, chunk.fileName)]
    return script?.type === 'asset' ? { ...chunk, code: String(script.source) } : chunk
  })

function weigh(chunks: readonly Chunk[], locale: Locale): Weight[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const app = closure(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  )
  const pages = chunks.filter(({ facadeModuleId }) => /\/app\/routes\/.*component/.test(facadeModuleId ?? ''))
  return [
    weight('app', locale, [...app], ceilings.app),
    ...pages.map((page) => {
      const own = [...closure([page], byName)].filter((chunk) => !app.has(chunk))
      return weight(routeOf(page), locale, own, ceilings.page)
    }),
  ]
}

function closure(chunks: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  for (const chunk of chunks) visit(chunk)
  return reached
}

const weight = (name: string, locale: Locale, chunks: readonly Chunk[], ceiling: number): Weight => ({
  name,
  locale,
  chunks,
  ceiling,
  bytes: chunks.reduce((sum, { code }) => sum + sizeOf(code), 0),
})

const sizes = new Map<string, number>()

/** Bytes after Brotli, which takes long: most chunks belong to many pages. */
function sizeOf(code: string): number {
  const known = sizes.get(code) ?? brotliCompressSync(withSteadyNames(code)).byteLength
  sizes.set(code, known)
  return known
}

/**
 * File names contain content hashes. Those change with every edit, and compress by a hundred bytes more or less at
 * random. The weighed text has hashes of the names instead, of the same length and as random.
 */
const withSteadyNames = (code: string): string =>
  code.replaceAll(
    /([\w.$-]+)-[\w-]{8}((?:\.[a-z]{2}-[a-z]{2})?\.(?:js|css))\b/g,
    (_all, name: string, ending: string) => {
      const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
      return `${name}-${hash}${ending}`
    },
  )

const routeOf = ({ facadeModuleId }: Chunk) =>
  (facadeModuleId ?? '').replace(/^.*\/app\/routes\//, '').replace(/\?.*$/, '')

/** A message for what exceeds its budget, with its largest parts. */
function complaint({ name, locale, bytes, ceiling, chunks }: Weight): string {
  const parts = new Map<string, number>()
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + renderedLength)
    }
  }
  const heaviest = [...parts].sort(([, a], [, b]) => b - a).slice(0, 15)
  return [
    `First load: ${name} weighs ${bytes} bytes after brotli in ${locale}, ${bytes - ceiling} over its ceiling. Its parts, before compression:`,
    ...heaviest.map(([part, length]) => `${String(length).padStart(9)}  ${part}`),
  ].join('\n')
}

/** Every page loads all style sheets. */
function styleComplaints(outputs: readonly (Asset | { readonly type: 'chunk' })[]): string[] {
  const sheets = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [output.source] : [],
  )
  const bytes = sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).byteLength, 0)
  const over = bytes - ceilings.style
  return over > 0 ? [`First load: style weighs ${bytes} bytes after brotli, ${over} over its ceiling.`] : []
}

/** Messages for on-demand code in a page's first load. */
function tooEarly({ name, chunks }: Weight): string[] {
  const early = chunks.flatMap(({ modules }) => Object.keys(modules)).filter((id) => LATE.test(id))
  return early.length > 0 ? [`First load: ${name} begins with what should wait: ${early.join(', ')}`] : []
}

/** The package, or the folder of the repository, that a module belongs to. */
function partOf(id: string): string {
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  return dependency ?? /\/((?:app|design-system)\/[^?]*)\/[^/]+$/.exec(id)?.[1] ?? id
}
