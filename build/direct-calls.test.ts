import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withDirectCalls } from './direct-calls.ts'

const root = join(import.meta.dirname, '..')
const factory = join(root, 'node_modules/@tanstack/start-client-core/dist/esm/createServerFn.js')

test('the server calls its own functions without the client steps', () => {
  const code = withDirectCalls(readFileSync(factory, 'utf8'))
  expect(code).toContain('await callDirectly(extractedFn, {')
  expect(code).not.toContain('executeMiddleware(resolvedMiddleware, "client"')
  expect(code).toContain('executeMiddleware(resolvedMiddleware, "server"')
})

test('the build fails when the framework’s source does not match', () => {
  expect(() => withDirectCalls('const createServerFn = () => {}')).toThrow('has changed')
})

test('the language header is the only client middleware', () => {
  const middleware = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('paraglide'))
    .filter((name) =>
      /createMiddleware\([^)]*\)\s*(\.\w+\([^)]*\)\s*)*\.client\(/.test(
        readFileSync(join(root, 'app', name), 'utf8'),
      ),
    )
  expect(middleware).toEqual(['start.ts'])
})
