import { LOGS } from '../tests/support/world.ts'
import { buildIfChanged } from './build-site.ts'

import { findOrInstallChromium, findOrInstallFirefox, findOrInstallHeadlessShell } from './find-browsers.ts'
import { firstLines, lastLines, type TestTime } from './test-reports.ts'
import {
  contractDocument,
  designSystem,
  journeySuite,
  lint,
  type Outcome,
  secondBrand,
  types,
  unused,
  vitestSuite,
} from './test-steps.ts'

/**
 * Behind `npm test`: every check, and a last line with the counts. A failing step does not stop the others, except that
 * journeys need a build.
 */

const started = performance.now()
let passed = 0
let failed = 0
/** One line per step, repeated at the end with what failed: a log that is cut in the middle still tells them. */
const verdicts: string[] = []
const failures: string[] = []
const times: TestTime[] = []

async function step(name: string, run: () => Promise<Outcome>): Promise<boolean> {
  const outcome = await run().catch(
    (error: unknown): Outcome => ({ passed: 0, failed: 1, notes: [], output: String(error), seconds: 0 }),
  )
  passed += outcome.passed
  failed += outcome.failed
  const time = `${outcome.seconds.toFixed(1)} s`
  const total = outcome.passed + outcome.failed
  const verdict = `${outcome.failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${outcome.passed} of ${total}, ${time}`
  verdicts.push(verdict)
  console.log(verdict)
  times.push(...(outcome.times ?? []))
  for (const note of outcome.notes) console.log(indent(note))
  if (outcome.failed > 0) {
    console.log(indent(lastLines(outcome.output, 150)))
    failures.push(...(outcome.notes.length > 0 ? outcome.notes : [name + firstLines(outcome.output)]))
  }
  return outcome.failed === 0
}

const indent = (text: string) => text.replace(/^/gm, '      ')

const fail = (sentence: string) => async (): Promise<Outcome> => ({
  passed: 0,
  failed: 1,
  notes: [sentence],
  output: '',
  seconds: 0,
})

async function build(): Promise<Outcome> {
  const began = performance.now()
  await buildIfChanged()
  return { passed: 1, failed: 0, notes: [], output: '', seconds: (performance.now() - began) / 1000 }
}

const chromium = findOrInstallChromium()
const noFirefox = 'none: its journeys did not run (install firefox-esr, or set FIREFOX_PATH)'
const noBrowser = fail('no Chromium: set CHROMIUM_PATH, or install the package chromium')

const shell = findOrInstallHeadlessShell()
const firefox = findOrInstallFirefox()
const stories = vitestSuite('stories', { CHROMIUM_PATH: shell ?? chromium })
const journeys = journeySuite({
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: shell,
  FIREFOX_PATH: firefox,
})

// Before the builds, which remove files that it would read.
await step('format and lint', lint)
// Two lanes keep two cores busy: what is asked over HTTP of the built site, mostly waiting, and what needs no site.
const built = step('build', build)
const overHttp = built.then(async (isBuilt) => {
  await step('integration', vitestSuite('integration'))
  if (!chromium) await step('journeys', noBrowser)
  else await step('journeys', isBuilt ? journeys : fail('there is no build to try'))
})
await step('the contract as OpenAPI', contractDocument)
await step('contract', vitestSuite('contract'))
await built
// Types and unused code need generated files: the route tree and the messages.
await step('types', types)
await step('unused code', unused)
await step('second brand', secondBrand)
await step('design system as a package', designSystem)
await step('unit and architecture', vitestSuite('unit'))
await step('stories', chromium ? stories : noBrowser)
await overHttp

const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
console.log('\nThe ten slowest tests:')
for (const { name, ms } of slowest) console.log(indent(`${(ms / 1000).toFixed(1).padStart(5)} s  ${name}`))
console.log(
  `\n${verdicts.join('\n')}\nBrowser: ${shell ?? chromium ?? 'none'}\nFirefox: ${firefox ?? noFirefox}`,
)
if (failures.length > 0) {
  console.log('\nWhat failed:')
  for (const failure of failures) console.log(indent(failure))
  console.log(indent(`The logs of site and sandbox: ${LOGS}/`))
}
console.log(`All of it took ${Math.round((performance.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
