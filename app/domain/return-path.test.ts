import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPath, safeReturnPath } from './return-path.ts'

const origin = 'https://www.borealis.test'
const safe = safeReturnPath

describe('a page of ours is kept', () => {
  test.each([
    ['/', '/'],
    ['/account/profile', '/account/profile'],
    ['/fr-ca/offers?category=food&sort=end', '/fr-ca/offers?category=food&sort=end'],
    ['/gift-cards/laurentide/redeem?step=2#top', '/gift-cards/laurentide/redeem?step=2'],
    ['/search?q=100%', '/search?q=100%'],
    ['/search?q=caf%C3%A9', '/search?q=caf%C3%A9'],
    ['/search?q=https://elsewhere.test/', '/search?q=https://elsewhere.test/'],
    ['/a/../offers', '/offers'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/author', '/author'],
    // The one page of /auth that a customer reads; and what only looks like an address of a machine.
    ['/auth/step-up', '/auth/step-up'],
    ['/fr-ca/auth/step-up?intent=a', '/fr-ca/auth/step-up?intent=a'],
    ['/help/auth', '/help/auth'],
    ['/help/_next/', '/help/_next/'],
    ['/offers\u00a0', '/offers%C2%A0'],
    ['/offers ', '/offers'],
    ['/a b', '/a%20b'],
    ['/@evil.test', '/@evil.test'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('%s', (value, expected) => {
    expect(safe(value)).toBe(expected)
  })
})

describe('anything that could leave the site, loop or hide is home', () => {
  const corpus = [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '/\t\\evil.test',
    '///evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/a/..//evil.test',
    '/fr-ca//evil.test',
    '/fr-ca/.//evil.test',
    '/FR-CA//evil.test',
    '/fr-ca/%2fevil.test',
    '/fr-ca//fr-ca//evil.test',
    '/fr-ca/fr-ca//evil.test',
    '/%2e//evil.test',
    '//evil.test%2f..',
    '/%2f/evil.test',
    '/%2fevil.test',
    '/%5cevil.test',
    '/%0aoffers',
    '/offers\u0000',
    '/offers\u007f',
    '/offers\u0085',
    '/%E0%A4%A',
    ' /offers',
    'offers',
    '',
    'https://evil.test/',
    `${origin}/offers`,
    'javascript:alert(1)',
    '@evil.test',
    `/${'a'.repeat(8192)}`,
    `/${'a'.repeat(2048)}`,
    `/a/../${'a'.repeat(2045)}`,
    `/#${'a'.repeat(2048)}`,
    '/auth/step-up/more',
    '/offers\u009f',
    '/offers\u0080',
    '/offers\u001f',
    `/?q=${'é'.repeat(1000)}`,
    '/auth/callback',
    '/auth',
    '/AUTH/sign-in?returnTo=/',
    '/%61uth/callback',
    '/a/../auth/callback',
    '/fr-ca/auth/sign-in',
    '/_serverFn/abc',
    '/_next/image?url=/a.png',
  ]
  test.each(corpus)('%j', (value) => {
    expect(safe(value)).toBe('/')
  })

  test.each([null, undefined, 7, {}, ['/offers'], true])('%j, which is not text', (value) => {
    expect(safe(value)).toBe('/')
  })
})

test('an unpaired surrogate stays on the site', () => {
  expect(new URL(safe('/offers/\ud800'), origin).origin).toBe(origin)
})

test('whatever is written, following the result never leaves the site', () => {
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/.',
      '/..',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '%00',
      '\t',
      '\n',
      '\r',
      '\u0000',
    ],
    ...[
      '\u00a0',
      '\u200b',
      '\u2028',
      '\ufeff',
      '\u3002',
      '\uff0f',
      '\ud800',
      '@',
      ':',
      ':443',
      '?',
      '#',
      '&',
      ';',
      ' ',
    ],
    ...[
      'evil.test',
      'www.borealis.test',
      'user:pass@',
      'http:',
      'https:',
      'javascript:',
      'data:',
      'offers',
      'auth',
      'fr-ca',
    ],
  )
  const path = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`)
  fc.assert(
    fc.property(
      fc.oneof(
        path,
        path.map((text) => text.slice(1)),
        fc.string(),
        fc.webUrl(),
      ),
      (value) => {
        const result = safe(value)
        expect(result.startsWith('/')).toBe(true)
        for (const base of [origin, `${origin}/fr-ca/account/profile`]) {
          const followed = new URL(result, base)
          expect(followed.origin).toBe(origin)
          expect(followed.pathname + followed.search).toBe(result)
          // The path alone is written down again by routers and proxies.
          expect(new URL(followed.pathname, base).origin).toBe(origin)
        }
        expect(safe(result)).toBe(result)
        expect(result).not.toContain('#')
        expect(decodeURIComponent(new URL(result, origin).pathname)).not.toMatch(/^\/(fr-ca\/)?auth(\/|$)/i)
      },
    ),
    { numRuns: 6000 },
  )
})

test('a link on a page leads to a path of this site or is left out', () => {
  expect(localPath('/fr-ca/gift-cards/maple-books/redeem?step=address')).toBe(
    '/fr-ca/gift-cards/maple-books/redeem?step=address',
  )
  for (const value of [
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    '/auth/sign-in',
    '',
    undefined,
    null,
  ]) {
    expect(localPath(value)).toBeUndefined()
  }
})

test('what is not text is no link, and home is not worth one', () => {
  expect(localPath('/')).toBeUndefined()
  expect(localPath(7)).toBeUndefined()
  expect(localPath('/offers')).toBe('/offers')
})
