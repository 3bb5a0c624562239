import { expect, test } from 'vitest'
import { cutPage, type PageText, partsOf } from '../document/page-text.ts'
import { deferHydration, hydrateEagerly } from './defer-hydration.server.ts'

const entry = '<script type="module" async="" src="/assets/index-1.js"></script>'
const data = '<script>hands over $& its data</script>'
const page = `<html><head><link rel="stylesheet" href="/a.css"/></head><body>${entry}${data}</body></html>`
const preloads = ['/assets/a.js', '/assets/b.js']

const cut = (html: string) => cutPage(html, html)
const textOf = (page: PageText) => partsOf(page).join('')
const moments = { renderedAt: 1, changesAt: 2 }
const deferredHtml = (html: string, options = {}) =>
  textOf(deferHydration(cut(html), { preloads, ...moments, ...options }))

test('a deferred page loads no script, and lists all of them for later', () => {
  const html = deferredHtml(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(optionsIn(html)).toEqual({ preloads, ...moments })
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html.endsWith(`</script>${data}</body></html>`)).toBe(true)
})

test('an eager page records why, and preloads what its entry imports', () => {
  const html = textOf(hydrateEagerly(cut(page), 'param-saved', { preloads, nonce: 'n1' }))
  expect(html).toContain(
    '<script type="module" data-hydration-reason="param-saved" async="" src="/assets/index-1.js">',
  )
  const links = preloads.map((href) => `<link nonce="n1" rel="modulepreload" href="${href}">`).join('')
  expect(html.replace(links, '').replace(' data-hydration-reason="param-saved"', '')).toBe(page)
})

test('a document without the application is unchanged', () => {
  const broken = '<html><body>Broken</body></html>'
  expect(deferredHtml(broken)).toBe(broken)
  expect(textOf(hydrateEagerly(cut(broken), 'notice', { preloads }))).toBe(broken)
})

test('a page for one person carries its nonce in every element', () => {
  const personal = page.replace(data, '').replace('async=""', 'async="" nonce="n1"')
  const options = { sceneNumber: `'></script>&quot;`, hydrateAfterMs: 5 }
  const html = deferredHtml(personal, { nonce: 'n1', ...options })
  expect(optionsIn(html)).toMatchObject(options)
  expect(html.match(/<script [^>]*>/g)).toEqual([
    '<script type="deferred" async="" nonce="n1" src="/assets/index-1.js">',
    expect.stringMatching(/^<script nonce="n1" data-page='[^'<>]*'>$/),
  ])
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

/** The options of the page's script, as a browser parses them. */
function optionsIn(html: string): unknown {
  const [, escaped = ''] = / data-page='([^']*)'/.exec(html) ?? []
  const entities = { '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' } as const
  return JSON.parse(
    escaped.replace(/&(?:lt|gt|#39|amp);/g, (entity) => entities[entity as keyof typeof entities]),
  )
}
