import { describe, expect, inject, test } from 'vitest'
import { TOUCH_ICON } from '../../app/domain/site-icons.ts'
import { listOffers } from '../../app/features/offers/offers.data.ts'
import { Browser, signedIn } from './member.ts'

const htmlOf = async (path: string, browser = new Browser()) => (await browser.open(path)).text()

const imagesOf = (html: string) => [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image)
const first = /fetchpriority="high"/i

/** Each image is served by the optimizer at its display size: several widths with `sizes`, or two densities. */
function faultOf(image: string): string | undefined {
  const src = /\ssrc="([^"]*)"/.exec(image)?.[1] ?? ''
  if (!src.startsWith('/_next/image?url=')) return `not optimised: ${image}`
  const srcSet = /\ssrcset="([^"]*)"/i.exec(image)?.[1]
  if (!srcSet) return `one size for all: ${image}`
  if (/ \d+w/.test(srcSet) && !/\ssizes="[^"]+"/.test(image)) return `no sizes: ${image}`
  return /\swidth="\d+"/.test(image) && /\sheight="\d+"/.test(image) ? undefined : `no room kept: ${image}`
}

test('the head of a page links a style sheet, a font and an icon for tabs and home screens, and all are there', async () => {
  const html = await htmlOf('/')
  const links = [
    ...html.matchAll(/<link rel="(stylesheet|preload|icon|apple-touch-icon)"[^>]*? href="([^"]+)"/g),
  ]
  expect(new Set(links.map(([, rel]) => rel))).toEqual(
    new Set(['stylesheet', 'preload', 'icon', 'apple-touch-icon']),
  )
  for (const [, , href = ''] of links)
    expect((await fetch(new URL(href, inject('world').site))).status, href).toBe(200)
})

test.each([
  ['/', 'Borealis Rewards'],
  ['/fr-ca', 'Récompenses Borealis'],
])('the manifest of %s names the programme and its icons in the language of the page', async (path, name) => {
  const html = await htmlOf(path)
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(new URL(href, inject('world').site))
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { icons, ...rest }: { icons: { src: string; sizes: string }[] } = await answer.json()
  expect(rest).toMatchObject({ name, start_url: path, lang: path === '/' ? 'en-CA' : 'fr-CA' })
  expect(icons).toHaveLength(2)
  for (const { src, sizes } of icons) {
    const png = Buffer.from(await (await fetch(new URL(src, inject('world').site))).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test.each([
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-120x120.png',
])('%s, which nobody has named, is the programme’s icon', async (path) => {
  const answer = await fetch(new URL(path, inject('world').site))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toMatch(/max-age=[1-9]/)
  const icon = await fetch(new URL(TOUCH_ICON, inject('world').site))
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await icon.arrayBuffer()))
})

test.each(['/', '/fr-ca'])('every link of the header and footer of %s works', async (path) => {
  const visitor = new Browser()
  const frame = (await htmlOf(path, visitor)).replace(/<main\b[\s\S]*<\/main>/, '')
  const hrefs = [...frame.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(10)
  for (const href of new Set(hrefs.filter((one) => !/^(mailto|tel):/.test(one)))) {
    const { site, issuer } = inject('world')
    let place = new URL(href.replaceAll('&amp;', '&'), site)
    let status = 303
    for (let hops = 0; status === 303 && place.origin === site && hops < 5; hops++) {
      const answer = await visitor.open(place)
      status = answer.status
      place = new URL(answer.headers.get('location') ?? '', place)
    }
    // Signing in is the provider's.
    expect([href, place.origin, status]).toEqual([
      href,
      ...(place.origin === issuer ? [issuer, 303] : [site, 200]),
    ])
  }
})

describe('pictures', () => {
  test('of every public page are optimized and sized, and at most one has high priority', async () => {
    const faults: string[] = []
    let seen = 0
    for (const path of inject('publicPaths')) {
      const images = imagesOf(await htmlOf(path))
      seen += images.length
      const wrong = images.flatMap((image) => faultOf(image) ?? [])
      if (images.filter((image) => first.test(image)).length > 1) wrong.push('two come first')
      faults.push(...wrong.map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(seen).toBeGreaterThan(30)
  })

  test.each([
    '/offers/NC-MORNING-400',
    '/rewards',
    '/rewards/RW-CAST-IRON',
    '/gift-cards',
    '/gift-cards/prairie-outfitters',
  ])('the largest of %s has high priority', async (path) => {
    expect(imagesOf(await htmlOf(path)).filter((image) => first.test(image))).toHaveLength(1)
  })

  test.each(['/', '/offers'])(
    'the one of a member’s personal offer has high priority on %s',
    async (path) => {
      const member = await signedIn({ transactions: [{ points: 500, partner: 'harbour-grocer' }] })
      expect(imagesOf(await htmlOf(path, member)).filter((image) => first.test(image))).toHaveLength(1)
    },
  )
})

describe('lists of offers', () => {
  const codesIn = (html: string) => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return [
      ...new Set([...main.matchAll(/href="\/offers\/([A-Z][A-Z0-9-]+)"/g)].map(([, code = '']) => code)),
    ]
  }

  test.each(['/offers', '/offers/limited-time'])(
    '%s has the anchors that campaigns link to',
    async (path) => {
      for (const prefix of ['', '/fr-ca']) {
        const html = await htmlOf(prefix + path)
        for (const id of ['offers', 'offers--limited-time-offers']) {
          expect(html.split(` id="${id}"`), `${prefix}${path} #${id}`).toHaveLength(2)
        }
      }
    },
  )

  test('an offer leads to its brand and to others like it, and a brand to its offers and to other cards; both say where they are taken', async () => {
    const offer = await htmlOf('/offers/NC-MORNING-400')
    expect(offer).toContain('href="/gift-cards/nordique-cafe"')
    expect(codesIn(offer)).toEqual(['EARN-CUP-20', expect.any(String), expect.any(String)])
    const brand = await htmlOf('/gift-cards/nordique-cafe')
    expect(codesIn(brand)).toEqual(['NC-MORNING-400', 'EARN-CUP-20'])
    expect(brand).toContain('href="/gift-cards/harbour-grocer"')
    for (const html of [offer, brand]) expect(html).toContain('In all cafés and in the Nordique app')
    for (const path of ['/fr-ca/offers/NC-MORNING-400', '/fr-ca/gift-cards/nordique-cafe'])
      expect(await htmlOf(path)).toContain('Dans tous les cafés et dans l’application Nordique')
  })

  test('the short ones follow the sort order of the URL, and have only offers of its category', async () => {
    const visitor = new Browser()
    const { offers: limited } = await visitor.at(() =>
      listOffers({
        data: { list: 'limited-time', category: [], sort: 'ending', page: 1 },
        fetch: visitor.fetch,
      }),
    )
    const popular = limited.toSorted((a, b) => a.popularity - b.popularity).map(({ offerCode }) => offerCode)
    expect(codesIn(await htmlOf('/offers/limited-time?sort=popular'))).toEqual(popular)
    expect(codesIn(await htmlOf('/offers/limited-time'))).not.toEqual(popular)
    const code = limited[0]?.category[0]?.code ?? ''
    const some = limited.filter(({ category }) => category.some((one) => one.code === code))
    expect(some.length).toBeLessThan(limited.length)
    expect(codesIn(await htmlOf(`/offers/limited-time?category=${code}`)).toSorted()).toEqual(
      some.map(({ offerCode }) => offerCode).toSorted(),
    )
  })

  test('the list of ongoing offers has two parts, offers and other ways to earn', async () => {
    const html = await htmlOf('/offers/more')
    for (const id of ['more-offers', 'more-ways-to-earn']) {
      expect(html).toMatch(new RegExp(`<section aria-labelledby="${id}"`))
      expect(html).toMatch(new RegExp(`<h2 id="${id}"`))
    }
    const leads = (await htmlOf('/offers')).match(/"\/offers\/more#[^"]+"/g)
    expect(leads).toEqual(['"/offers/more#more-ways-to-earn"'])
  })
})
