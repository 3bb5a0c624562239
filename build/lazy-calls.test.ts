import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALLS, withLazyCalls } from './lazy-calls.ts'

const root = join(import.meta.dirname, '..', 'node_modules')
const client = join(root, '@tanstack/start-client-core/dist/esm/client-rpc')

test('how a server function is called comes with the first sign of a hand or with the call', () => {
  const code = withLazyCalls(readFileSync(join(client, 'createClientRpc.js'), 'utf8'))
  expect(code).not.toMatch(/^import .*serverFnFetcher/m)
  expect(code).toContain('import("./serverFnFetcher.js")')
  expect(code).toContain('calls().catch(notSent).then(')
})

test('a framework that is written otherwise stops the build', () => {
  expect(() => withLazyCalls('export const createClientRpc = () => {}')).toThrow('in another way')
})

test('what only a call needs is told from what a page needs', () => {
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
