import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Scans hosts with Mozilla's HTTP Observatory and prints their scores. A separate program, because Node reads
 * additional certificate authorities (`NODE_EXTRA_CA_CERTS`) only at startup. Arguments: the folder of bench/tools'
 * packages, then the hosts without scheme.
 */

interface Scan {
  readonly scan: { readonly score: number }
  readonly tests: Record<
    string,
    { readonly pass: boolean; readonly result: string; readonly scoreModifier: number }
  >
}

const [packages = '', ...addresses] = process.argv.slice(2)
const tool = join(packages, '@mdn/mdn-http-observatory')
// The HSTS preload list, which its install script would download: no scanned host is on it.
const preloaded = join(tool, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
// The tool's own entry; the package has no types.
const { scan } = (await import(pathToFileURL(join(tool, 'src/index.js')).href)) as {
  scan(address: string): Promise<Scan>
}

for (const address of addresses) {
  const { score, lost } = await look(address)
  process.stdout.write(`${JSON.stringify({ address, score, lost })}\n`)
}
process.exit(0)

async function look(address: string) {
  try {
    const { scan: found, tests } = await scan(address)
    const lost = Object.entries(tests)
      .filter(([, { scoreModifier }]) => scoreModifier < 0)
      .map(([name, { result, scoreModifier }]) => `${name} ${result} ${scoreModifier}`)
    return { score: found.score, lost }
  } catch (error) {
    return { score: 0, lost: [String(error)] }
  }
}
