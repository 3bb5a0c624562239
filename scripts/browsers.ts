import { spawnSync } from 'node:child_process'
import { findOrInstallFirefox, findOrInstallWebKit } from './find-browsers.ts'

/**
 * Behind `npm run browsers [-- webkit] [arguments of Playwright]`: what is most worth trying in other engines than Chromium, in Debian's
 * Firefox, or in Safari's engine.
 */

const [first, ...rest] = process.argv.slice(2)
const engine =
  first === 'webkit'
    ? {
        variable: 'WEBKIT_PATH',
        path: findOrInstallWebKit(),
        packages: 'webkit2gtk-driver and xvfb',
        args: ['--config=e2e/webkit/playwright.config.ts', ...rest],
      }
    : {
        variable: 'FIREFOX_PATH',
        path: findOrInstallFirefox(),
        packages: 'firefox-esr',
        args: [
          ...['--config=e2e/playwright.config.ts', '--project=firefox', '--no-deps', '--workers=1'],
          ...process.argv.slice(2),
        ],
      }
const { variable, path, packages, args } = engine
if (!path) {
  console.error(`no browser: set ${variable}, or install ${packages}`)
  process.exit(1)
}
const { status } = spawnSync('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, [variable]: path },
})
process.exit(status ?? 1)
