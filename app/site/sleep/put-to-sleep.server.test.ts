import { expect, test } from 'vitest'
import { cutPage, type PageText, partsOf } from '#app/site/document/page-text.ts'
import { keepAwake, putToSleep } from './put-to-sleep.server.ts'

const entry = '<script type="module" async="" src="/assets/index-1.js"></script>'
const data = '<script>hands over $& its data</script>'
const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low"/>`
const page = `<html><head>${preload('a')}${preload('b')}<link rel="stylesheet" href="/a.css"/></head><body>${entry}${data}</body></html>`

const cut = (html: string) => cutPage(html, html)
const textOf = (page: PageText) => partsOf(page).join('')
const asleepText = (html: string, options = {}) => textOf(putToSleep(cut(html), options))

test('a page asks for no script before a gesture, and names all of them for later', () => {
  const html = asleepText(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(toldIn(html)).toEqual({ preloads: ['/assets/a.js', '/assets/b.js'] })
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html.endsWith(`</script>${data}</body></html>`)).toBe(true)
})

test('a page that is awake from the start is as it was, and says why', () => {
  const html = textOf(keepAwake(cut(page), 'address-saved'))
  expect(html).toContain('<script type="module" data-woke="address-saved" async="" src="/assets/index-1.js">')
  expect(html.replace(' data-woke="address-saved"', '')).toBe(page)
})

test('a document without the application stays as it is', () => {
  const broken = '<html><body>Broken</body></html>'
  expect(asleepText(broken)).toBe(broken)
  expect(textOf(keepAwake(cut(broken), 'news'))).toBe(broken)
})

test('a page of one person carries the nonce of its answer in every element', () => {
  const own = page
    .replace(data, '')
    .replaceAll('fetchPriority="low"', 'nonce="n1"')
    .replace('async=""', 'async="" nonce="n1"')
  const told = { sceneNumber: `'></script>&quot;`, wakeAfter: 5 }
  const html = asleepText(own, { nonce: 'n1', ...told })
  expect(toldIn(html)).toMatchObject(told)
  expect(html).not.toContain('modulepreload" ')
  expect(html.match(/<script [^>]*>/g)).toEqual([
    '<script type="asleep" async="" nonce="n1" src="/assets/index-1.js">',
    expect.stringMatching(/^<script nonce="n1" data-page='[^'<>]*'>$/),
  ])
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

/** What the page's script is told, as a browser reads it. */
function toldIn(html: string): unknown {
  const [, told = ''] = / data-page='([^']*)'/.exec(html) ?? []
  const signs = { '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' } as const
  return JSON.parse(told.replace(/&(?:lt|gt|#39|amp);/g, (sign) => signs[sign as keyof typeof signs]))
}
