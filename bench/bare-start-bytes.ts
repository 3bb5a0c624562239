import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildBareStart } from './build-variant.ts'

/** Bytes after Brotli of the script that the smallest page of the same framework loads. */
export async function bareStartBytes(): Promise<number> {
  await buildBareStart()
  const assets = join(import.meta.dirname, 'bare-start/dist/client/assets')
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .reduce((bytes, name) => bytes + brotliCompressSync(readFileSync(join(assets, name))).byteLength, 0)
}
