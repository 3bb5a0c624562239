import { allowedImageAddresses } from '@borealis/contract/pictures.ts'
import { expect, test } from 'vitest'
import { aServer } from '../../tests/support/a-server.ts'
import { loadSource } from './image-source.server.ts'
import { isInternal, publicLookup, type Resolve } from './public-lookup.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
])('%s is inside', (address) => {
  expect(isInternal(address)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2001:db8::1'])(
  '%s is on the internet',
  (address) => {
    expect(isInternal(address)).toBe(false)
  },
)

/** A resolver that gives other addresses each time (DNS rebinding). */
function resolver(...answers: string[][]) {
  let asked = 0
  const resolve: Resolve = (_hostname, _options, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { resolve, asked: () => asked }
}

const resolved = (hostname: string, resolve: Resolve, trusted: string[] = []) =>
  new Promise((done) => {
    publicLookup(trusted, resolve)(hostname, { all: true }, (error, found) => done(error?.name ?? found))
  })

test('a public name that resolves to an internal address is refused, also with one good address beside the bad', async () => {
  expect(await resolved('cdn.test', resolver(['10.0.0.1']).resolve)).toBe('InternalAddressError')
  expect(await resolved('cdn.test', resolver(['8.8.8.8', '::1']).resolve)).toBe('InternalAddressError')
  expect(await resolved('cdn.test', resolver([]).resolve)).toBe('InternalAddressError')
  expect(await resolved('cdn.test', resolver(['8.8.8.8']).resolve)).toEqual([
    { address: '8.8.8.8', family: 4 },
  ])
})

test('names of an internal network, and the backend’s own, lead where they lead', async () => {
  for (const name of ['pictures', 'pictures.internal', 'pictures.local'])
    expect(await resolved(name, resolver(['10.0.0.1']).resolve)).toEqual([{ address: '10.0.0.1', family: 4 }])
  expect(await resolved('api.test', resolver(['10.0.0.1']).resolve, ['api.test'])).toHaveLength(1)
})

test('a name that answers well at first and resolves to an internal address then is asked once, and nobody inside is', async () => {
  let calls = 0
  const secret = await aServer((_request, response) => {
    calls += 1
    response.end('secret')
  })
  const { port } = new URL(secret.origin)
  const [, host] = allowedImageAddresses('http://127.0.0.1:9', [`http://cdn.test:${port}/`])
  const limits = { publicDirectory: 'public', maxSourceBytes: 1_000, upstreamTimeoutMs: 500 }
  const load = (resolve: Resolve) =>
    loadSource(
      { kind: 'remote', url: new URL(`a.png`, host) },
      { ...limits, lookup: publicLookup([], resolve) },
    )
  // 192.0.2.1 is nobody's: it stands for the good answer, and the connection is made there.
  const rebinding = resolver(['192.0.2.1'], ['127.0.0.1'])
  await expect(load(rebinding.resolve)).rejects.toThrow()
  expect([rebinding.asked(), calls]).toEqual([1, 0])
  await expect(load(resolver(['127.0.0.1']).resolve)).rejects.toThrow('UPSTREAM_FAILED')
  expect(calls).toBe(0)
  // The same address, when its name may lead there: the listener is really there.
  const trusting = publicLookup(['cdn.test'], resolver(['127.0.0.1']).resolve)
  const bytes = await loadSource(
    { kind: 'remote', url: new URL('a.png', host) },
    { ...limits, lookup: trusting },
  )
  expect([Buffer.from(bytes).toString(), calls]).toEqual(['secret', 1])
})
