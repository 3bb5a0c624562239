import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const TEXT = /\.(js|css|svg|json)$/
/** Smaller files fit in one packet uncompressed. */
const WORTH_IT_BYTES = 1024

/**
 * Also writes each built text file compressed with Brotli and with gzip, both at their highest level, so that the server need
 * not compress it.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((file) => TEXT.test(file))
      await Promise.all(files.map((file) => writeCompressed(join(dir, file))))
    },
  }
}

async function writeCompressed(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.byteLength < WORTH_IT_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await asBrotli(bytes, { params }))
  await writeFile(`${path}.gz`, await asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
