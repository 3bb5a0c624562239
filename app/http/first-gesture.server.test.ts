import { expect, test } from 'vitest'
import { loadOnFirstGesture } from './first-gesture.server.ts'

const entry = '<script type="module" async="" src="/assets/index-1.js"></script>'
const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low"/>`
const page = `<html><head>${preload('a')}${preload('b')}<link rel="stylesheet" href="/a.css"/></head><body>${entry}</body></html>`

test('a page asks for no script before a gesture, and names all of them for later', () => {
  const html = loadOnFirstGesture(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('["/assets/a.js","/assets/b.js"]')
  expect(html).toContain(`import('/assets/index-1.js')`)
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test('a document without the application stays as it is', () => {
  expect(loadOnFirstGesture('<html><body>Broken</body></html>')).toBe('<html><body>Broken</body></html>')
})
