import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALLS, replaceOnce, withLazyCalls } from './lazy-calls.ts'

const root = join(import.meta.dirname, '..', 'node_modules')
const client = join(root, '@tanstack/start-client-core/dist/esm/client-rpc')

test('the client of server functions loads on the first interaction or call', () => {
  const code = withLazyCalls(readFileSync(join(client, 'createClientRpc.js'), 'utf8'))
  expect(code).not.toMatch(/^import .*serverFnFetcher/m)
  expect(code).toContain('import("./serverFnFetcher.js")')
  expect(code).toContain('calls().catch(notSent).then(')
})

test('the build fails when the framework’s source does not match', () => {
  expect(() => withLazyCalls('export const createClientRpc = () => {}')).toThrow('has changed')
})

test('the pattern separates modules that only a call needs from those of every page', () => {
  const core = join(root, '@tanstack/router-core/dist/esm')
  const needed = [join(core, 'ssr/serializer/transformer.js'), join(core, 'ssr/headers.js')]
  const late = [
    join(root, 'seroval/dist/index.js'),
    join(client, 'serverFnFetcher.js'),
    join(core, 'ssr/serializer/RawStreamRPCPlugin.js'),
    join(core, 'ssr/serializer/seroval-plugins.js'),
  ]
  expect(needed.filter((file) => CALLS.test(file))).toEqual([])
  expect(late.filter((file) => !CALLS.test(file))).toEqual([])
})

test('a piece is replaced as it stands', () => {
  expect(replaceOnce('const Link = make(a)', 'make(a)', '() => `$&`')).toBe('const Link = () => `$&`')
})

test.each(['const Link = other(a)', 'make(a) + make(a)'])(
  'what is not there exactly once fails the build: %s',
  (code) => {
    expect(() => replaceOnce(code, 'make(a)', 'b')).toThrow('has changed')
  },
)
