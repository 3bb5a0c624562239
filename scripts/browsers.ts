import { spawnSync } from 'node:child_process'
import { findOrInstallFirefox } from './find-browsers.ts'

/** Behind `npm run browsers`: the journeys that are most worth trying in a second engine, in Debian's Firefox. */

const firefox = findOrInstallFirefox()
if (!firefox) {
  console.error('no Firefox: set FIREFOX_PATH, or install the package firefox-esr')
  process.exit(1)
}
const more = process.argv.slice(2)
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', '--project=firefox', '--no-deps', '--workers=1', ...more],
  { stdio: 'inherit', env: { ...process.env, FIREFOX_PATH: firefox } },
)
process.exit(status ?? 1)
