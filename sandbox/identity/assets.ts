import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownColours, ownFile } from '../programme.ts'

const pages = join(import.meta.dirname, 'pages')
const require = createRequire(import.meta.url)
/** The file of the pages' typeface, for one set of letters. */
export const font = (set: 'latin' | 'latin-ext') =>
  require.resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`)

/** Sent as one style sheet, in cascade order. */
const sheets = ['tokens', 'base', 'frame', 'form', 'code', 'strip', 'outbox']

/** The one script of the pages, which no page needs. */
export const CODE_SCRIPT = '/assets/code-entry.js'

type Asset = { type: string; files: () => string[] }

const ASSETS: Record<string, Asset> = {
  '/assets/pages.css': {
    type: 'text/css; charset=utf-8',
    files: () => sheets.map((name) => join(pages, `${name}.css`)),
  },
  [CODE_SCRIPT]: {
    type: 'text/javascript; charset=utf-8',
    files: () => [join(pages, 'code-entry.js')],
  },
  '/assets/icon.svg': {
    type: 'image/svg+xml',
    files: () => [ownFile('favicon.svg') ?? join(pages, 'icon.svg')],
  },
  '/assets/instrument-sans-latin.woff2': { type: 'font/woff2', files: () => [font('latin')] },
  '/assets/instrument-sans-latin-ext.woff2': { type: 'font/woff2', files: () => [font('latin-ext')] },
}

const loaded = new Map<string, Buffer>()

/** Serves a style sheet, script, font or icon of the sign-in pages; returns false for other paths. */
export function serveAsset(path: string, response: ServerResponse): boolean {
  const asset = Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined
  if (!asset) return false
  const bytes =
    loaded.get(path) ??
    Buffer.concat([
      ...asset.files().map((file) => readFileSync(file)),
      ...(path === '/assets/pages.css' ? [Buffer.from(ownColours)] : []),
    ])
  loaded.set(path, bytes)
  const lifetime = asset.type === 'font/woff2' ? 'public, max-age=604800' : 'no-cache'
  response.writeHead(200, {
    'content-type': asset.type,
    'cache-control': lifetime,
    'x-content-type-options': 'nosniff',
  })
  response.end(bytes)
  return true
}
