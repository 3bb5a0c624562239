import { expect, test } from 'vitest'
import { cutPage, partsOf, withState } from './page-text.ts'

const application = '<script type="module" async="" src="/assets/index-1.js"></script>'
const page = `<html><head><title>Points</title></head><body><p>« Échangés »</p>${application}<script>data</script></body></html>`

test('a page is cut where something is added to it, and is whole again from its parts', () => {
  const text = cutPage(page, `<!DOCTYPE html>${page}`)
  expect(text).toEqual({
    head: '<!DOCTYPE html><html><head><title>Points</title>',
    body: '</head><body><p>« Échangés »</p>',
    application,
    rest: '<script>data</script></body></html>',
  })
  expect(partsOf(text).join('')).toBe(`<!DOCTYPE html>${page}`)
})

test('what the router wrote counts where it wrote more than a doctype', () => {
  const written = `<!DOCTYPE html>${page.replace('</body>', '<script>late</script></body>')}`
  const parts = partsOf(cutPage(page, written))
  expect(parts.join('')).toBe(written)
  expect(parts[2]).toBe(application)
})

test('a page without a head or without the application keeps all that it has', () => {
  const broken = '<html><body>Broken</body></html>'
  expect(partsOf(cutPage(broken, `<!DOCTYPE html>${broken}`)).join('')).toBe(`<!DOCTYPE html>${broken}`)
})

test('the state of a page stands behind the application, and only where there is one', () => {
  const text = cutPage(page, `<!DOCTYPE html>${page}`)
  expect(partsOf(withState(text, '<script>state</script>')).join('')).toContain(
    `${application}<script>state</script><script>data</script>`,
  )
  const broken = cutPage('<html></html>', '<!DOCTYPE html><html></html>')
  expect(withState(broken, '<script>state</script>')).toBe(broken)
})
