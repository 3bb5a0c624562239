import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Scans addresses with Mozilla's HTTP Observatory and prints what each scored. A program of its own, because Node reads the
 * authority to trust (`NODE_EXTRA_CA_CERTS`) only when it starts. Arguments: the folder of bench/tools' packages, then the
 * addresses without their scheme.
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
// The list of sites that browsers know to be HTTPS only, which its install script would fetch: nobody on it is asked here.
const preloaded = join(tool, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
// The tool's own entry; its types are not part of the package.
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
