import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cutPage, leavesOut, markersIn, partsOf, withState } from './page-text.ts'

const application = '<script type="module" async="" src="/assets/index-1.js"></script>'
const page = `<html><head><title>Points</title></head><body><p>« Échangés »</p>${application}<script>data</script></body></html>`

test('a page is split where content is inserted, and its parts join to the same HTML', () => {
  const text = cutPage(page, `<!DOCTYPE html>${page}`)
  expect(text).toEqual({
    head: '<!DOCTYPE html><html><head><title>Points</title>',
    body: '</head><body><p>« Échangés »</p>',
    application,
    rest: '<script>data</script></body></html>',
  })
  expect(partsOf(text).join('')).toBe(`<!DOCTYPE html>${page}`)
})

test('the router’s output is used when it is more than a doctype and the rendered HTML', () => {
  const written = `<!DOCTYPE html>${page.replace('</body>', '<script>late</script></body>')}`
  const parts = partsOf(cutPage(page, written))
  expect(parts.join('')).toBe(written)
  expect(parts[2]).toBe(application)
})

test('a page without a head or without the application stays unchanged', () => {
  const broken = '<html><body>Broken</body></html>'
  expect(partsOf(cutPage(broken, `<!DOCTYPE html>${broken}`)).join('')).toBe(`<!DOCTYPE html>${broken}`)
})

test('the state follows the application’s element, and only where there is one', () => {
  const text = cutPage(page, `<!DOCTYPE html>${page}`)
  expect(partsOf(withState(text, '<script>state</script>')).join('')).toContain(
    `${application}<script>state</script><script>data</script>`,
  )
  const broken = cutPage('<html></html>', '<!DOCTYPE html><html></html>')
  expect(withState(broken, '<script>state</script>')).toBe(broken)
})

test.each([
  ['<form data-waiting="">', ['data-waiting']],
  [
    '<div role="dialog" data-page-dialog="title"><p role="timer">3 days</p>',
    ['data-page-dialog', 'role="timer"'],
  ],
  ['<p data-waiting=""></p><p data-waiting=""></p>', ['data-waiting']],
  ['<span data-card="1"></span>', ['data-card']],
  // Others that begin alike, words of the page, and what travels as JSON.
  ['<span data-card-number="1">data-waiting=</span><script>"<p role=\\"timer\\">"</script>', []],
  ['', []],
])('the markers of %s', (html, markers) => {
  expect([...markersIn(html)]).toEqual(markers)
})

function Part({ throws }: { throws: boolean }) {
  if (throws) throw new Error('there is no document here')
  return 'a part'
}

test('a part that throws on the server is known to be left out, one that does not is not', () => {
  const rendered = (throws: boolean) =>
    renderToString(createElement(Suspense, { fallback: 'Loading…' }, createElement(Part, { throws })))
  expect([rendered(true), rendered(false)].map(leavesOut)).toEqual([true, false])
})
