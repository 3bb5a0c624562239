import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { consentCookie, formatConsent } from '../app/domain/consent.ts'
import { locales, withLocalePrefix } from '../app/domain/locale.ts'
import { axeViolations, WCAG_22_AA } from '../tests/support/axe-violations.ts'
import { signInThere } from '../tests/support/browser.ts'
import { startWorld } from '../tests/support/world.ts'
import { buildIfChanged } from './build-site.ts'
import { launchChromium } from './launch-chromium.ts'

/**
 * `npm run states [-- [--all] [part of a path] [states]]`: checks every screen of the gallery in every state and
 * language. None may overflow a window of 375, 770 or 1440 px. Axe checks each on a phone in the light theme and on a
 * desktop in the dark one; with `--all`, at all three widths in both. States are comma-separated names; findings are
 * printed as they come. A complete run takes long: try a part first.
 */

type Screen = { path: string; isMember: boolean }
type State = { name: string; isForMembers?: boolean }

type Look = { width: number; theme: 'light' | 'dark' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const only = positionals[0] ?? ''
const asked = positionals[1]?.split(',')
const widths = [375, 770, 1440]
const themes = ['light', 'dark'] as const
const looks: readonly Look[] = values.all
  ? themes.flatMap((theme) => widths.map((width) => ({ width, theme })))
  : [
      { width: 375, theme: 'light' },
      { width: 1440, theme: 'dark' },
    ]

await buildIfChanged()
const browser = await launchChromium()
const world = await startWorld()
let looked = 0
let found = 0
const say = (finding: string) => {
  found += 1
  console.error(finding)
}
try {
  const visitor = await openBrowser()
  await lookAtAll(visitor, false)
  const member = await openBrowser()
  await member.goto(`${world.site}/auth/sign-in?returnTo=/dev/states`)
  await signInThere(member, world.site)
  await lookAtAll(member, true)
} finally {
  await browser.close()
  await world.close()
}
console.log(`${looked} looks at states, ${found} findings.`)
if (found > 0 || looked === 0) process.exitCode = 1

/**
 * Axe opens a page beside each, so every browser is a context. Reduced motion, because axe would measure text during a
 * fade. Consent is answered, because axe would measure a control that the banner half covers as too small.
 */
async function openBrowser(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: consentCookie(world.site), value: formatConsent([]), url: world.site }])
  return context.newPage()
}

async function lookAtAll(page: Page, isMember: boolean): Promise<void> {
  const answer = await page.goto(`${world.site}/dev/states?json`)
  const { screens, states }: { screens: Screen[]; states: State[] } = JSON.parse((await answer?.text()) ?? '')
  for (const { path } of screens.filter((one) => one.isMember === isMember && one.path.includes(only))) {
    const wanted = states.filter(
      ({ name, isForMembers }) => (isMember || !isForMembers) && asked?.includes(name) !== false,
    )
    for (const { name } of wanted) {
      for (const locale of locales) await lookAt(page, withLocalePrefix(path, locale), name)
    }
    console.log(`${path}: ${wanted.length * locales.length} states`)
  }
}

async function lookAt(page: Page, path: string, state: string): Promise<void> {
  const sayHere = (finding: string) => say(`${path} (${state}): ${finding}`)
  await wear(page, { width: 375, theme: 'light' })
  await page.goto(`${world.site}/dev/states/show?${new URLSearchParams({ path, state })}`)
  // A screen that needs a draft redirects through a document that stores one.
  await page.waitForURL(({ pathname }) => pathname !== '/dev/states/show')
  if (path !== '/' && new URL(page.url()).pathname === '/') sayHere('home in its place')
  if ((await page.locator('h1').count()) !== 1) sayHere('not one h1')
  for (const look of looks) {
    await wear(page, look)
    const violations = await axeViolations(page, WCAG_22_AA)
    looked += 1
    for (const { id, nodes } of violations) {
      sayHere(`${look.width} px, ${look.theme}: ${id} ${nodes[0]?.html ?? ''}`)
    }
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) sayHere(`${width} px: ${wide - width} px too wide`)
  }
}

/** Resizes the page and changes its theme, without a reload. */
async function wear(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 812 })
  await page.emulateMedia({ colorScheme: theme })
}
