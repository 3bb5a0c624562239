import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutLink } from './no-link-component.ts'

const root = join(import.meta.dirname, '..')
const route = join(root, 'node_modules/@tanstack/react-router/dist/esm/route.js')

test('routes are created without the router’s link component', () => {
  expect(withoutLink(readFileSync(route, 'utf8'))).not.toContain('"./link.js"')
})

test('the build fails when the router’s source does not match', () => {
  expect(() => withoutLink('class Route {}')).toThrow('has changed')
})

test('no page uses the link component that the build removes', () => {
  const asks =
    /import \{[^}]*\b(Link|createLink|useLinkProps)\b[^}]*\} from '@tanstack\/react-router'|Route\.Link\b/
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('paraglide'),
  )
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter((name) => asks.test(readFileSync(join(root, 'app', name), 'utf8')))).toEqual([])
})
