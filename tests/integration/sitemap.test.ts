import { expect, inject, test } from 'vitest'
import { control, signedIn } from './member.ts'

const { site } = inject('world')

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => unescaped(match[1] ?? ''))

const meta = (head: string, name: string) =>
  all(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

interface Entry {
  readonly address: string
  /** The same page by language, as the sitemap lists it. */
  readonly others: readonly string[]
}

async function entries(): Promise<Entry[]> {
  const answer = await fetch(`${site}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const xml = await answer.text()
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: all(url, /<loc>(.*?)<\/loc>/g)[0] ?? '',
    others: all(url, /hreflang="[^"]+" href="(.*?)"/g),
  }))
}

/** What the pages have: pictures, and blocks of structured data. */
interface Seen {
  readonly pictures: Set<string>
  data: number
}

/** What is wrong with a page for search engines and link previews. */
async function faultsOf({ address, others }: Entry, seen: Seen): Promise<string[]> {
  const answer = await fetch(address, { redirect: 'manual' })
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const language = new URL(address).pathname.startsWith('/fr-ca') ? 'fr' : 'en'
  const picture = meta(head, 'og:image').at(-1) ?? ''
  seen.pictures.add(picture)
  const alternates = all(head, /<link rel="alternate" hrefLang="(?:en|fr)-CA" href="([^"]*)"/g)
  const canonical = all(head, /<link rel="canonical" href="([^"]*)"/g)
  const data = all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  seen.data += data.length
  const checks: [string, boolean][] = [
    ['answers', answer.status === 200],
    ['has its language', html.includes(`<html lang="${language}-CA"`)],
    ['has one heading', html.split('<h1').length === 2],
    ['has a title', all(head, /<title>([^<]+)<\/title>/g).length === 1],
    ['has a description', meta(head, 'description').filter((text) => text.length > 10).length === 1],
    ['is listed', meta(head, 'robots').length === 0],
    ['is its own address', canonical.join() === address && meta(head, 'og:url').join() === address],
    ['names both languages', alternates.join() === others.join()],
    ['shares in its language', meta(head, 'og:locale').join() === `${language}_CA`],
    ['has a picture', picture.startsWith(site)],
    ['has sound data', data.every(isSound)],
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => `${address}: ${what}`)
}

function isSound(text: string): boolean {
  const data: unknown = JSON.parse(text)
  if (typeof data !== 'object' || data === null) return false
  const addresses = text.match(/"item":"[^"]+"/g) ?? []
  return (
    Reflect.get(data, '@context') === 'https://schema.org' &&
    typeof Reflect.get(data, '@type') === 'string' &&
    addresses.every((item) => item.startsWith(`"item":"${site}/`))
  )
}

// It opens several hundred pages.
test('every page of the sitemap exists in both languages, with sound metadata', {
  timeout: 300_000,
}, async () => {
  const pages = await entries()
  expect(pages.length).toBeGreaterThan(200)
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length)
  const seen: Seen = { pictures: new Set(), data: 0 }
  const waiting = [...pages]
  const faults: string[] = []
  const walk = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) faults.push(...(await faultsOf(page, seen)))
  }
  await Promise.all([walk(), walk(), walk(), walk()])
  expect(faults).toEqual([])
  expect(seen.data).toBeGreaterThan(0)
  const answers = await Promise.all([...seen.pictures].slice(0, 12).map((picture) => fetch(picture)))
  for (const { status, headers } of answers) {
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(png|webp|avif|jpeg)$/),
    ])
  }
})

test('the sitemap is the same for members, without anything personal', async () => {
  const visitors = await (await fetch(`${site}/sitemap.xml`)).text()
  const member = await signedIn({ provinceCode: 'QC' })
  const scenario = await control.createScenario({ call: 'getPageData', kind: 'slow', ms: 1 })
  member.carryScenario(scenario)
  expect(await (await member.open('/sitemap.xml')).text()).toBe(visitors)
  const calls = await control.callsOfScenario(scenario)
  expect(calls.map(({ operation }) => operation)).toContain('listOffers')
  expect(calls.filter(({ hadBearer }) => hadBearer)).toEqual([])
})

test('robots.txt disallows no URL of the sitemap', async () => {
  const robots = await (await fetch(`${site}/robots.txt`)).text()
  const closed = all(robots, /^Disallow: (\S+)$/gm)
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  const listed = await entries()
  expect([closed, listed].filter(({ length }) => length === 0)).toEqual([])
  const kept = listed.filter(({ address }) => {
    const { pathname } = new URL(address)
    return closed.some((path) => pathname.startsWith(path))
  })
  expect(kept).toEqual([])
})
