import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withDirectCalls } from './direct-calls.ts'

const root = join(import.meta.dirname, '..')
const factory = join(root, 'node_modules/@tanstack/start-client-core/dist/esm/createServerFn.js')

test('the server calls its own functions without what a browser does first', () => {
  const code = withDirectCalls(readFileSync(factory, 'utf8'))
  expect(code).toContain('await calledHere(extractedFn, {')
  expect(code).not.toContain('executeMiddleware(resolvedMiddleware, "client"')
  expect(code).toContain('executeMiddleware(resolvedMiddleware, "server"')
})

test('a framework that is written otherwise stops the build', () => {
  expect(() => withDirectCalls('const createServerFn = () => {}')).toThrow('in another way')
})

test('the language header is all that a browser does before it calls', () => {
  const middleware = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('paraglide'))
    .filter((name) =>
      /createMiddleware\([^)]*\)\s*(\.\w+\([^)]*\)\s*)*\.client\(/.test(
        readFileSync(join(root, 'app', name), 'utf8'),
      ),
    )
  expect(middleware).toEqual(['start.ts'])
})
