import AxeBuilder from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { locales, withLocalePrefix } from '../app/domain/locale.ts'
import { startWorld } from '../tests/support/world.ts'
import { buildIfChanged } from './build-site.ts'
import { findOrInstallChromium } from './find-chromium.ts'

/** `npm run states [-- part of a path]`: every screen of the gallery in every state and language, looked at by axe. */

type Screen = { path: string; isMember: boolean }
type State = { name: string; isForMembers?: boolean }

const only = process.argv[2] ?? ''
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const persona = { email: 'avery.chen@example.ca', password: 'northern-lights-1' }

await buildIfChanged()
const world = await startWorld()
const executablePath = findOrInstallChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
let looked = 0
const findings: string[] = []
try {
  const visitor = await browser.newPage({ viewport: { width: 375, height: 812 } })
  await lookAtAll(visitor, false)
  const member = await browser.newPage({ viewport: { width: 375, height: 812 } })
  await signIn(member)
  await lookAtAll(member, true)
} finally {
  await browser.close()
  await world.close()
}
for (const finding of findings) console.error(finding)
console.log(`${looked} states were looked at, ${findings.length} findings.`)
if (findings.length > 0 || looked === 0) process.exitCode = 1

async function signIn(page: Page): Promise<void> {
  await page.goto(`${world.site}/auth/sign-in?returnTo=/dev/states`)
  await page.fill('#email', persona.email)
  await page.fill('#password', persona.password)
  await page.click('button.primary')
  await page.waitForURL((url) => url.origin === world.site)
}

async function lookAtAll(page: Page, isMember: boolean): Promise<void> {
  const answer = await page.goto(`${world.site}/dev/states?json`)
  const { screens, states }: { screens: Screen[]; states: State[] } = JSON.parse((await answer?.text()) ?? '')
  for (const { path } of screens.filter((one) => one.isMember === isMember && one.path.includes(only))) {
    for (const { name } of states.filter(({ isForMembers }) => isMember || !isForMembers)) {
      for (const locale of locales) await lookAt(page, withLocalePrefix(path, locale), name)
    }
  }
}

async function lookAt(page: Page, path: string, state: string): Promise<void> {
  await page.goto(`${world.site}/dev/states/show?${new URLSearchParams({ path, state })}`)
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  looked += 1
  for (const { id, nodes } of violations) findings.push(`${path} (${state}): ${id} ${nodes[0]?.html ?? ''}`)
  if ((await page.locator('h1').count()) !== 1) findings.push(`${path} (${state}): not one h1`)
}
