import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allRoutes, pathOf } from '../../tests/support/site-paths.ts'
import { type Locale, locales, withLocalePrefix } from '../domain/locale.ts'
import { findRoute } from '../routes.server.ts'
import {
  createAddressReader,
  isTooLong,
  pathForLog,
  readAddress,
  redirectToAddress,
} from './page-address.server.ts'

/** The address as a request has it: a URL's parser has resolved dots and turned backslashes. */
function read(written: string) {
  const { pathname, search } = new URL(`http://site.test${written}`)
  return readAddress({ pathname, search }, findRoute)
}

const hex = (character: string, digits: (code: string) => string) =>
  `%${digits(character.charCodeAt(0).toString(16))}`

/** Changes every segment that is not a parameter's value. */
const inWords = (route: string, path: string, change: (word: string) => string) =>
  path
    .split('/')
    .map((segment, index) => (route.split('/')[index] === segment ? change(segment) : segment))
    .join('/')

/** Ways in which people and programs write the path of a route. */
const spellings: Readonly<Record<string, (path: string, route: string) => string>> = {
  'in capitals': (path, route) => inWords(route, path, (word) => word.toUpperCase()),
  'with a capital': (path, route) =>
    inWords(route, path, (word) => word.replace(/[a-z]/, (a) => a.toUpperCase())),
  'escaped in capitals': (path) => path.replaceAll(/[a-z-]/g, (a) => hex(a, (code) => code.toUpperCase())),
  'escaped in small letters': (path) => path.replaceAll(/[a-z-]/g, (a) => hex(a, (code) => code)),
  'one letter escaped': (path) => path.replace(/[a-z]/, (a) => hex(a, (code) => code)),
  'escaped and in capitals': (path, route) =>
    inWords(route, path, (word) => word.replaceAll(/[a-z]/gi, (a) => hex(a.toUpperCase(), (code) => code))),
  'with a slash behind': (path) => `${path}/`,
  'with a space behind': (path) => `${path}%20`,
  'with slashes behind': (path) => `${path}///`,
  'with slashes in front': (path) => `//${path}`,
  'with double slashes': (path) => path.replaceAll('/', '//'),
  'with a backslash': (path) => path.replace('/', '\\'),
  'with a dot': (path) => `/.${path}`,
  'with an escaped dot': (path) => `/%2e${path}`,
  'with dots': (path) => `/offers/..${path}`,
  'with escaped dots': (path) => `/offers/%2E%2e${path}`,
  'with its slashes escaped': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
}

const languages: Readonly<Record<Locale, readonly string[]>> = {
  'en-ca': ['/en', '/EN', '/en-ca', '/en-CA', '/EN_CA', '/en-us'],
  'fr-ca': ['/fr', '/FR', '/fr-CA', '/FR-CA', '/fr_ca', '/fr-fr', '/Fr-Ca'],
}

test('the list of routes is the whole of them', () => {
  expect(allRoutes().length).toBeGreaterThan(60)
  expect(allRoutes()).toContain('/auth/problem')
})

test('an address that is asked for again is the same, and another query of its path is another address', () => {
  const readAgain = createAddressReader(findRoute)
  for (const pathname of ['/offers', '/EN/Offers', '/offers%3Fq=a', '/offers']) {
    for (const search of ['?q=a', '', '?q=b', '?q=a', '', `?q=${'a'.repeat(400)}`, '?fbclid=1']) {
      const written = { pathname, search }
      expect(readAgain(written), pathname + search).toEqual(readAddress(written, findRoute))
    }
  }
})

test.each(allRoutes())('%s is read the same, however it is written', (route) => {
  for (const locale of locales) {
    const path = withLocalePrefix(pathOf(route), locale)
    expect(read(path), path).toEqual({
      ...{ pathname: path, route, search: read(path).search, escapedSearch: '' },
    })
    for (const [name, spell] of Object.entries(spellings)) {
      const written = spell(path, withLocalePrefix(route, locale))
      const address = read(written)
      expect(address, `${name}: ${written}`).toMatchObject({ pathname: path, route })
    }
    for (const prefix of languages[locale]) {
      const written = prefix + (pathOf(route) === '/' ? '' : pathOf(route))
      expect(read(written), written).toMatchObject({ pathname: path, route })
    }
  }
})

test.each([
  ['/OFFERS', '/offers'],
  ['/Offers/nC-Morning-400', '/offers/nC-Morning-400'],
  ['/fr-CA', '/fr-ca'],
  ['/FR-CA/offers?q=a&utm_source=b', '/fr-ca/offers?q=a&utm_source=b'],
  ['/fr', '/fr-ca'],
  ['/fr/nowhere/', '/fr-ca/nowhere'],
  ['/fr_CA/Offers/', '/fr-ca/offers'],
  ['/en-CA/offers', '/offers'],
  ['//offers', '/offers'],
  ['/offers;jsessionid=0A1B?q=1', '/offers?q=1'],
  ['/offers/NC-1;jsessionid=0A1B', '/offers/NC-1'],
  ['/offers%3Futm_source=mail', '/offers'],
  ['/rewards%3Fpage=2', '/rewards?page=2'],
  ['/fr-CA/rewards%3fpage%3D2%26utm_source=mail', '/fr-ca/rewards?page=2'],
  ['/rewards%3Fpage=2?utm_source=mail', '/rewards?page=2&utm_source=mail'],
  ['/rewards%3Fpage=bogus', '/rewards'],
  ['/rewards%3F%E9', '/rewards'],
  ['/offers/NC-MORNING-400%3Futm_source=mail', '/offers/NC-MORNING-400'],
  ['/search%3Fq=caf%25C3%25A9', '/search?q=caf%C3%A9'],
  ['/auth/sign-in%3FreturnTo=//evil.test', '/auth/sign-in'],
  ['/nowhere%3Fa=b', undefined],
  ['/rewards&page=2', '/rewards?page=2'],
  ['/gift-cards/maple-books&utm_source=mail', '/gift-cards/maple-books'],
  ['/fr/gift-cards/maple-books%26utm_source%3Dmail', '/fr-ca/gift-cards/maple-books'],
  ['/gift-cards/salt&pepper', undefined],
  ['/fr-CA/offers&utm_source=mail', '/fr-ca/offers'],
  ['/offers%23top', '/offers'],
  ['/offers.', '/offers'],
  ['/offers),', '/offers'],
  ['/fr/offers%C2%A0%C2%BB', '/fr-ca/offers'],
  ['/offers%E2%80%8B', '/offers'],
  ['/offers”/', '/offers'],
  ['/%20offers', '/offers'],
  ['/nowhere.', undefined],
  ['/wp-login.php', undefined],
  ['/%2F%2Fevil.test/', '/%2F%2Fevil.test'],
  ['/en/fr/offers', '/fr-ca/offers'],
  ['/offers%20', '/offers'],
  ['/offers%20%0D%0A/', '/offers'],
  ['//evil.test//', '/evil.test'],
  ['/fr-ca//evil.test', '/fr-ca/evil.test'],
  ['/fr-ca/robots.txt', '/robots.txt'],
  ['/%5FserverFn/getBalance', '/_serverFn/getBalance'],
  // Its case counts: a function is no page.
  ['/_SERVERFN/getBalance', undefined],
  ['/offers', undefined],
  ['/fr-cabin', undefined],
  ['/free', undefined],
  // Browsers differ in what they escape, so a redirect might come back as it went.
  ['/offers/a%7Cb', undefined],
  ['/offers/a|b', undefined],
  ['/help/caf%C3%A9', undefined],
  ['/%E0%A4%A', undefined],
])('%s is redirected to %s', (written, location) => {
  const url = new URL(`http://site.test${written}`)
  const response = redirectToAddress(url, readAddress(url, findRoute))
  expect(response?.headers.get('location') ?? undefined).toBe(location)
  if (response) expect([response.status, response.headers.get('cache-control')]).toEqual([308, 'no-store'])
})

test.each([
  ['/account/orders/%231001', '/account/orders/%231001', '/account/orders'],
  ['/gift-cards/maple-books%23amounts', '/gift-cards/maple-books%23amounts', '/gift-cards/maple-books'],
  ['/FR/Offers/SAVE%235%3Futm_source=mail', '/fr-ca/offers/SAVE%235', '/fr-ca/offers/SAVE'],
  ['/rewards/why%3F/', '/rewards/why%3F', '/rewards/why'],
])('%s is the page of the code in %s, and only without one that of %s', (written, pathname, cut) => {
  expect(read(written)).toMatchObject({ pathname, cut: { pathname: cut } })
})

test('whatever is asked for, one redirect is enough, and it stays on the site', () => {
  const parts = [
    'fr',
    'fr-ca',
    'en',
    'Offers',
    '%6F',
    '%2F',
    '//',
    '%25',
    '%E9',
    '%',
    'é',
    '..',
    '%5C',
    '_serverFn',
    ...['account/orders', '%23', '%3F', '%26a=b', 'offers/a%23b', 'top'],
  ]
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), fc.webPath(), fc.string())), (segments) => {
      const url = URL.parse(`http://site.test/${segments.join('/').replaceAll(/[?#]/g, '')}`)
      if (!url) return
      const address = readAddress(url, findRoute)
      for (const meant of [address, address.cut ?? address]) {
        const location = redirectToAddress(url, meant)?.headers.get('location')
        if (!location) continue
        const next = new URL(location, url)
        expect(next.host).toBe('site.test')
        const { cut, ...found } = readAddress(next, findRoute)
        expect(redirectToAddress(next, found)).toBeUndefined()
        // A page that is not there leads on, but not from where it led.
        if (meant !== address) expect(cut).toBeUndefined()
      }
    }),
    { numRuns: 2_000, examples: [[['Offers', '.&', '/a']], [['', ' ', 'fr']], [["'", ' ', '']]] },
  )
})

test.each([
  ['/offers?fbclid=1&utm_source=mail&x=2', ''],
  ['/rewards?page=2&gclid=1', '?page=2'],
  ['/rewards?gclid=1&page=2', '?page=2'],
  ['/rewards?page=1', ''],
  ['/rewards?page=bogus', ''],
  ['/terms?a=b', ''],
  ['/offers?unsent=yes&a=b', '?unsent=yes'],
  ['/nowhere?a=b', ''],
])('%s is rendered with the query %s', (written, search) => expect(read(written).search).toBe(search))

test.each([
  ['/offers/SUMMER%3Femail%3Djane%40example.ca', '/offers/SUMMER'],
  ['/FR/offers/SUMMER&email=jane@example.ca', '/fr-ca/offers/SUMMER'],
  ['/no-such-page%3Femail%3Djane%40example.ca', '/no-such-page'],
  ['/no-such-page%23email=jane@example.ca', '/no-such-page'],
  ['/_serverFn/getBalance', '/_serverFn/getBalance'],
  ['/jane@example.ca', '/[e-mail]'],
  ['/fr-ca/offers/jane%40example.ca/more', '/fr-ca/offers/[e-mail]/more'],
  ['/mailto%3Ajane%2540example.ca?x=1', '/[e-mail]'],
])('%s is %s in the log, which has no query and no e-mail address', (written, path) => {
  expect(pathForLog(read(written))).toBe(path)
})

test('a path that no page can have is refused before anything reads it', () => {
  expect(isTooLong({ pathname: '/en'.repeat(20_000), search: '' })).toBe(true)
  expect(isTooLong({ pathname: '/%20'.repeat(500), search: '' })).toBe(false)
  expect(read('/%20'.repeat(500)).route).toBe('/')
})

test.each([
  ['/offers', true],
  ['/fr-ca/offers', true],
  ['/no-such-page', true],
  ['/_serverFn/getOffers', false],
  ['/auth/callback', false],
  ['/fr-ca/auth/callback', false],
  ['/fr-ca/auth/mfa-callback', false],
  ['/auth/sign-in', true],
])('a query that no page can have is refused before anything reads it: at %s, %s', (pathname, isRefused) => {
  expect(isTooLong({ pathname, search: `?${'a&'.repeat(32_000)}` })).toBe(isRefused)
  expect(isTooLong({ pathname, search: `?q=${'a'.repeat(4_000)}` })).toBe(false)
})
