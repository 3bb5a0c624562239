import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOGS } from '../tests/support/world.ts'
import { runCommand } from './run-command.ts'
import {
  type Counts,
  firstLines,
  judge,
  readPlaywrightReport,
  readVitestReport,
  type TestTime,
} from './test-reports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const tool = (name: string) => join(root, 'node_modules', '.bin', name)
/** The folder of the suites' reports, beside their logs. */
const reports = join(root, LOGS)

export type Outcome = Pick<Counts, 'passed' | 'failed' | 'notes'> & {
  readonly output: string
  readonly seconds: number
  /** How long each test took; for a suite. */
  readonly times?: readonly TestTime[]
}

/** Commands that pass or fail as one test. */
export function check(...commands: readonly (readonly string[])[]): () => Promise<Outcome> {
  return checkIn({}, ...commands)
}

/** A command as one types it in the project's folder. */
const asTyped = (env: NodeJS.ProcessEnv, args: readonly string[]): string => {
  const typed = args.map((arg) =>
    arg === process.execPath ? 'node' : arg.replace(/.*\/node_modules\/\.bin\//, 'npx '),
  )
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...typed].join(' ')
}

/** The same in another environment. */
function checkIn(
  env: NodeJS.ProcessEnv,
  ...commands: readonly (readonly string[])[]
): () => Promise<Outcome> {
  return async () => {
    let output = ''
    let seconds = 0
    const notes: string[] = []
    for (const args of commands) {
      const result = await runCommand(args, { env })
      output += result.output
      seconds += result.seconds
      if (!result.ok) notes.push(`failed: ${asTyped(env, args)}${firstLines(result.output)}`)
    }
    const failed = notes.length > 0 ? 1 : 0
    return { passed: 1 - failed, failed, notes, output, seconds }
  }
}

export const lint = check(['npm', 'run', '--silent', 'lint'])
export const types = check(['npm', 'run', '--silent', 'typecheck'])
/** Builds the site in the second brand, with its budgets, apart from what `npm start` and the suites run. */
export const secondBrand = checkIn({ BRAND: 'rivage', NODE_ENV: 'production' }, [
  tool('vite'),
  'build',
  '--config',
  'app.config.ts',
  '--logLevel',
  'warn',
  '--outDir',
  'node_modules/.cache/brand/rivage/dist',
])
/** Builds the design system as a package, compiles a program that uses it, and prints the size of each part. */
export async function designSystem(): Promise<Outcome> {
  const built = await check(
    [process.execPath, 'scripts/design-system-build.ts'],
    [process.execPath, 'scripts/design-system-size.ts'],
  )()
  // Of what failed, the sizes say nothing.
  if (built.failed > 0) return built
  return { ...built, notes: built.output.split('\n').filter((line) => / kB$/.test(line)) }
}
export const unused = check([tool('knip')])
export const contractDocument = check([process.execPath, 'contract/openapi.ts', '--check'])

/** The suites: how each is configured, and the test files that are its own. */
const suites = {
  unit: {
    config: 'vitest.config.ts',
    folders: [
      'adapter',
      'app',
      'brands',
      'build',
      'contract',
      'design-system',
      'sandbox',
      'scripts',
      'tests/architecture',
      'tests/support',
      'trust',
    ],
    // Those of Redis belong to `npm run trust`.
    file: /(?<!\.redis)\.test\.tsx?$/,
  },
  contract: { config: 'tests/contract/vitest.config.ts', folders: ['tests/contract'], file: /\.test\.ts$/ },
  integration: {
    config: 'tests/integration/vitest.config.ts',
    folders: ['tests/integration'],
    file: /\.test\.ts$/,
  },
  stories: {
    config: 'design-system/vitest.config.ts',
    folders: ['design-system'],
    file: /\.stories\.tsx?$/,
  },
  journeys: { config: 'e2e/playwright.config.ts', folders: ['e2e'], file: /\.journey\.ts$/ },
} as const

/** The test files of a suite, as paths from the root. */
async function declaredFiles(suite: keyof typeof suites): Promise<string[]> {
  const { folders, file } = suites[suite]
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  )
  return names.flat().filter((path) => file.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
}

/** Runs a Vitest suite. */
export function vitestSuite(
  name: Exclude<keyof typeof suites, 'journeys'>,
  env: NodeJS.ProcessEnv = {},
): () => Promise<Outcome> {
  return async () => {
    const file = await newReport(`${name}.json`)
    const { config } = suites[name]
    const args = [tool('vitest'), 'run', '--config', config, '--reporter=default', '--reporter=json']
    const result = await runCommand([...args, `--outputFile.json=${file}`], { env })
    const counts = readVitestReport(await readJson(file))
    return { ...result, ...judge(counts, { ...result, declared: await declaredFiles(name) }) }
  }
}

/** Each of Playwright's projects with tests; the one of Firefox is there where a Firefox is. */
const projectsOf = ({ FIREFOX_PATH }: NodeJS.ProcessEnv) => [
  'en-ca',
  'fr-ca',
  'whole-browser',
  'last',
  ...(FIREFOX_PATH ? ['firefox'] : []),
]

/** Runs the journeys against the production build. */
export function journeySuite(env: NodeJS.ProcessEnv = {}): () => Promise<Outcome> {
  return async () => {
    const file = await newReport('journeys.json')
    const { config } = suites.journeys
    const result = await runCommand([tool('playwright'), 'test', '--config', config, '--reporter=dot,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    })
    const counts = readPlaywrightReport(await readJson(file))
    const declared = await declaredFiles('journeys')
    return { ...result, ...judge(counts, { ...result, declared, projects: projectsOf(env) }) }
  }
}

/** The file for a report. A program that dies before it writes one leaves none, not that of the last run. */
async function newReport(name: string): Promise<string> {
  const file = join(reports, name)
  await rm(file, { force: true })
  return file
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}
