import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { locales, withLocalePrefix } from '../app/domain/locale.ts'
import type { Brand, ProgrammeName } from '../brands/brand.ts'
import { ownColours } from '../build/brand.ts'
import { avery, signInThere } from '../tests/support/browser.ts'
import { memberRoutes, pathOf, publicRoutes } from '../tests/support/site-paths.ts'
import { startWorld } from '../tests/support/world.ts'
import { buildIfChanged, sayThatItBuilds } from './build-site.ts'
import { launchChromium } from './launch-chromium.ts'

/**
 * `npm run brand:check [-- CODE]`: builds the site in a brand of `brands/` and tests it once with a sandbox of the same
 * brand; then searches every page in both languages for the name of another programme. Afterwards it restores `dist` in
 * its former brand. Takes a minute or two.
 */
const before = process.env.BRAND
const code = process.argv[2] || before || 'rivage'
const brands = join(import.meta.dirname, '../brands')
const folder = join(brands, code)
const found = await import(join(folder, 'brand.ts'))
const brand: Brand & ProgrammeName = { ...found.brand, ...found.programmeName }
const colours = await ownColours(folder)
const others = await Promise.all(
  readdirSync(brands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== code)
    .map(async ({ name }): Promise<string> => {
      const { programmeName } = await import(join(brands, name, 'brand.ts'))
      return `${programmeName.shortName}|@${name}\\b`
    }),
)
/** Another programme's name or e-mail domain. Names of cookies and storage keys are not visible and do not count. */
const otherProgramme = new RegExp(others.join('|'))
const isFrenchFirst = brand.firstLocale === 'fr-ca'
const failed: string[] = []

function expectThat(ok: boolean, what: string): void {
  console.log(`${ok ? 'fits   ' : 'DIFFERS'} ${what}`)
  if (!ok) failed.push(what)
}

process.env.BRAND = code
await buildIfChanged(sayThatItBuilds)
const browser = await launchChromium()
const world = await startWorld()
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await visit(page)
  await lookAsVisitor(page)
  await signIn(page)
  await lookAsMember(page)
  await lookForOthers(page)
} catch (error) {
  expectThat(false, error instanceof Error ? error.message : String(error))
} finally {
  await browser.close()
  await world.close()
}
if (before) process.env.BRAND = before
else delete process.env.BRAND
await buildIfChanged(sayThatItBuilds)
console.log(failed.length === 0 ? `\n${code}: everything fits` : `\n${code}: ${failed.length} differ`)
process.exitCode = failed.length === 0 ? 0 : 1

/** The root URL leads to the brand's first language, or to the other one for a visitor who chose it. */
async function visit(page: Page): Promise<void> {
  await page.goto(world.site)
  const first = isFrenchFirst ? '/fr-ca' : '/'
  expectThat(new URL(page.url()).pathname === first, `/ opens ${first} for somebody new`)
  const other = isFrenchFirst ? 'en-ca' : 'fr-ca'
  const chosen = await fetch(world.site, { redirect: 'manual', headers: { cookie: `language=${other}` } })
  const location = chosen.headers.get('location')
  expectThat(
    other === 'fr-ca' ? location === '/fr-ca' : chosen.status === 200,
    `/ keeps a choice of ${other}`,
  )
}

async function lookAsVisitor(page: Page): Promise<void> {
  const name = brand.nameLines[isFrenchFirst ? 'fr' : 'en'].join(' ')
  expectThat((await page.title()).includes(name), `the title names ${name}`)
  expectThat(
    ((await page.locator('header').first().textContent()) ?? '').includes(brand.shortName),
    'the header names it',
  )
  const ink = colours?.light.ink
  if (ink) {
    const drawn = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ds-ink'),
    )
    expectThat(sameColour(drawn, ink), `the colours are its own: ink is ${drawn.trim()}`)
  }
  const defaultAddress = await page.locator('link[hreflang="x-default"]').getAttribute('href')
  expectThat(
    defaultAddress === world.site + (isFrenchFirst ? '/fr-ca' : '/'),
    'search engines learn the first language',
  )
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${world.site}${isFrenchFirst ? '/fr-ca' : ''}/auth/sign-in`)
  expectThat(
    ((await page.locator('.logo').textContent()) ?? '').includes(brand.shortName),
    'the sign-in page is its own',
  )
  await signInThere(
    page,
    world.site,
    isFrenchFirst ? { ...avery, email: 'elodie.tremblay@example.ca' } : avery,
  )
}

async function lookAsMember(page: Page): Promise<void> {
  expectThat((await page.locator('header details summary').count()) > 0, 'the member is signed in')
  await page.goto(`${world.site}${isFrenchFirst ? '/fr-ca' : ''}/account/history`)
  expectThat((await page.title()).includes(brand.shortName), 'the history names it')
}

/** Numbers as minifiers shorten them: `26.5%` and `.265` are 0.265. */
function sameColour(css: string, wanted: readonly number[]): boolean {
  const numbers = css
    .match(/[\d.]+%?/g)
    ?.map((text) => Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1))
  return wanted.every((value, index) => Math.abs(value - (numbers?.[index] ?? Number.NaN)) < 0.001)
}

/** Searches the HTML of every page, including metadata. A page that is not there names nobody. */
async function lookForOthers(page: Page): Promise<void> {
  const paths = [...publicRoutes(), ...memberRoutes()].map((route) => pathOf(route))
  const addresses = paths.flatMap((path) => locales.map((locale) => withLocalePrefix(path, locale)))
  const naming: string[] = []
  const failing: string[] = []
  for (const address of addresses) {
    const sent = await page.request.get(world.site + address)
    // Of the seed's things some have no sample: their page says that they are unknown.
    const isThere = sent.ok() || (sent.status() === 404 && address.includes('/unknown'))
    if (!isThere) failing.push(`${address} (${sent.status()})`)
    if (otherProgramme.test(await sent.text())) naming.push(address)
  }
  const named = (some: string[]) => (some.length === 0 ? '' : `: ${some.join(' ')}`)
  expectThat(failing.length === 0, `${addresses.length} pages are there${named(failing)}`)
  expectThat(naming.length === 0, `they name no other programme${named(naming)}`)
  const messages = await fetch(`${world.issuer}/outbox.json`)
  expectThat(messages.ok && !otherProgramme.test(await messages.text()), 'messages name no other programme')
}
