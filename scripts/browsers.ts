import { spawnSync } from 'node:child_process'
import { buildIfChanged, sayThatItBuilds } from './build-site.ts'
import { findOrInstallChromium, findOrInstallFirefox, findOrInstallWebKit } from './find-browsers.ts'

/**
 * Behind `npm run browsers [-- engines] [arguments of Playwright]`: the main jobs in each engine, both languages and two widths, as
 * a table; and the journeys of `npm test` that are most worth trying in Firefox, three times in a row.
 */

const engines = {
  chromium: { variable: 'CHROMIUM_PATH', find: findOrInstallChromium, packages: 'chromium' },
  firefox: { variable: 'FIREFOX_PATH', find: findOrInstallFirefox, packages: 'firefox-esr' },
  webkit: { variable: 'WEBKIT_PATH', find: findOrInstallWebKit, packages: 'webkit2gtk-driver and xvfb' },
} as const

type EngineName = keyof typeof engines
const names: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

const args = process.argv.slice(2)
const named = names.filter((name) => args.includes(name))
const asked = named.length > 0 ? named : names
const rest = args.filter((arg) => !names.some((name) => name === arg))

const paths: Record<string, string> = {}
for (const name of asked) {
  const { variable, find, packages } = engines[name]
  const path = find()
  if (path) paths[variable] = path
  else {
    console.error(`no browser for ${name}: set ${variable}, or install ${packages}`)
    process.exit(1)
  }
}
await buildIfChanged(sayThatItBuilds)

const runs: (readonly string[])[] = [
  ['--config=e2e/walks/playwright.config.ts', ...asked.map((name) => `--project=${name}`)],
]
if (asked.includes('firefox'))
  runs.push([
    ...[
      '--config=e2e/playwright.config.ts',
      '--project=firefox',
      '--no-deps',
      '--workers=1',
      '--repeat-each=3',
    ],
    '--reporter=line,e2e/walks/table-reporter.ts',
  ])
let hasFailed = false
for (const run of runs) {
  // What is selected by its title may be of one of the two only.
  const { status } = spawnSync('playwright', ['test', '--pass-with-no-tests', ...run, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...paths },
  })
  hasFailed ||= status !== 0
}
process.exit(hasFailed ? 1 : 0)
