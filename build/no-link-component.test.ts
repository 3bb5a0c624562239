import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutLink } from './no-link-component.ts'

const root = join(import.meta.dirname, '..')
const route = join(root, 'node_modules/@tanstack/react-router/dist/esm/route.js')

test('routes come without the router’s own link component', () => {
  expect(withoutLink(readFileSync(route, 'utf8'))).not.toContain('"./link.js"')
})

test('a router that is written otherwise stops the build', () => {
  expect(() => withoutLink('class Route {}')).toThrow('in another way')
})

test('no page uses the link component that the build leaves out', () => {
  const asks =
    /import \{[^}]*\b(Link|createLink|useLinkProps)\b[^}]*\} from '@tanstack\/react-router'|Route\.Link\b/
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('paraglide'),
  )
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter((name) => asks.test(readFileSync(join(root, 'app', name), 'utf8')))).toEqual([])
})
