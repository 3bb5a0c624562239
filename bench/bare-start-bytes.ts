import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { buildBareStart } from './build-variant.ts'

/** The script that the smallest page of the same framework loads; bytes after brotli. */
export async function bareStartBytes(): Promise<number> {
  await buildBareStart()
  const assets = fileURLToPath(new URL('./bare-start/dist/client/assets/', import.meta.url))
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .reduce((bytes, name) => bytes + brotliCompressSync(readFileSync(assets + name)).byteLength, 0)
}
