import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.ts'
import { type Counts, judge, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const tool = (name: string) => join(root, 'node_modules', '.bin', name)
const reports = await mkdtemp(join(tmpdir(), 'borealis-reports-'))

export type Outcome = Counts & { readonly output: string; readonly seconds: number }

/** Commands that pass or fail as one test. */
export function check(...commands: readonly (readonly string[])[]): () => Promise<Outcome> {
  return checkIn({}, ...commands)
}

/** The same in another environment. */
function checkIn(
  env: NodeJS.ProcessEnv,
  ...commands: readonly (readonly string[])[]
): () => Promise<Outcome> {
  return async () => {
    let output = ''
    let seconds = 0
    let ok = true
    for (const args of commands) {
      const result = await runCommand(args, { env })
      output += result.output
      seconds += result.seconds
      ok &&= result.ok
    }
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, notes: [], output, seconds }
  }
}

export const lint = check([tool('biome'), 'check', '--error-on-warnings', '.'])
export const types = check(
  [tool('tsc'), '--noEmit'],
  [tool('tsc'), '--noEmit', '-p', 'design-system'],
  [tool('tsc'), '--noEmit', '-p', 'sandbox'],
)
/** Builds the site in the second brand, with its budgets, into the folder that the site's own build empties afterwards. */
export const secondBrand = checkIn({ BRAND: 'rivage', NODE_ENV: 'production' }, [
  tool('vite'),
  'build',
  '--config',
  'app.config.ts',
  '--logLevel',
  'warn',
])
/** Builds the design system as a package, compiles a program that uses it, and prints the size of each part. */
export async function designSystem(): Promise<Outcome> {
  const built = await check(
    [process.execPath, 'scripts/design-system-build.ts'],
    [process.execPath, 'scripts/design-system-size.ts'],
  )()
  return { ...built, notes: built.output.split('\n').filter((line) => / kB$/.test(line)) }
}
export const unused = check([tool('knip')])
export const contractDocument = check([process.execPath, 'contract/openapi.ts', '--check'])

/** Runs a Vitest suite by its configuration. */
export function vitestSuite(
  name: string,
  config: string,
  env: NodeJS.ProcessEnv = {},
): () => Promise<Outcome> {
  return async () => {
    const file = join(reports, `${name}.json`)
    const args = [tool('vitest'), 'run', '--config', config, '--reporter=default', '--reporter=json']
    const result = await runCommand([...args, `--outputFile.json=${file}`], { env })
    const counts = readVitestReport(await readJson(file))
    return { ...result, ...judge(counts, { ok: result.ok, floor: await floorOf(name) }) }
  }
}

/** Runs the journeys against the production build. */
export function playwrightSuite(
  name: string,
  config: string,
  env: NodeJS.ProcessEnv = {},
): () => Promise<Outcome> {
  return async () => {
    const file = join(reports, `${name}.json`)
    const result = await runCommand([tool('playwright'), 'test', '--config', config, '--reporter=dot,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
      timeoutMinutes: 25,
    })
    const counts = readPlaywrightReport(await readJson(file))
    return { ...result, ...judge(counts, { ok: result.ok, floor: await floorOf(name) }) }
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}

async function floorOf(suite: string): Promise<number | undefined> {
  const floors: unknown = await readJson(join(root, 'tests', 'floor.json'))
  const floor = typeof floors === 'object' && floors !== null ? Reflect.get(floors, suite) : undefined
  return typeof floor === 'number' ? floor : undefined
}
