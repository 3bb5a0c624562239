import { readdir, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { allowedImageAddresses } from '@borealis/contract/pictures.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { aServer } from '../../tests/support/a-server.ts'
import { art, ask, grain, imageTrial } from '../../tests/support/image-trial.ts'
import type { ImageConfig } from './image-response.server.ts'
import { isInternal, loadSource, publicLookup, type Resolve } from './image-source.server.ts'

// Where a picture is loaded from, with which request, and what of the response is trusted.

let trial: Awaited<ReturnType<typeof imageTrial>>
beforeEach(async () => {
  trial = await imageTrial()
})

describe('the upstream', () => {
  test('is sent no cookie, token or referrer of the visitor', async () => {
    await trial.handler()(
      ask(trial.remote('/media/a.png'), {
        cookie: 'session=1',
        authorization: 'Bearer 1',
        referer: 'http://x/',
      }),
    )
    const sent = trial.host.requests[0]?.headers ?? {}
    expect(sent.accept).toBe('image/*')
    for (const name of ['cookie', 'authorization', 'referer']) expect(sent).not.toHaveProperty(name)
  })

  test('is asked once by a crowd, and not again while the picture is fresh', async () => {
    const images = trial.handler()
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => images(ask(trial.remote('/media/a.png')))),
    )
    expect(crowd.map((response) => response.status)).toEqual(Array(20).fill(200))
    await images(ask(trial.remote('/media/a.png')))
    expect(trial.host.requests).toHaveLength(1)
  })

  test('is not asked after a restart either, but is when the picture is old or its file is broken', async () => {
    let time = 1_000_000
    const config = { now: () => time }
    await trial.handler(config)(ask(trial.remote('/media/a.png')))
    await trial.handler(config)(ask(trial.remote('/media/a.png')))
    expect(trial.host.requests).toHaveLength(1)
    time += 86_400_001
    await trial.handler(config)(ask(trial.remote('/media/a.png')))
    expect(trial.host.requests).toHaveLength(2)
    const [file] = await readdir(join(trial.directory, 'cache'))
    await writeFile(join(trial.directory, 'cache', file ?? ''), 'cut off')
    expect((await trial.handler(config)(ask(trial.remote('/media/a.png')))).status).toBe(200)
    expect(trial.host.requests).toHaveLength(3)
  })

  test.each(['http://169.254.169.254/latest/meta-data', 'file:///etc/passwd', 'data:image/png;base64,AAAA'])(
    '%s is never asked',
    async (url) => {
      expect((await trial.handler()(ask({ url, w: '640' }))).status).toBe(400)
    },
  )

  test('a neighbour that is not listed is never asked, however it is written', async () => {
    const { host, port } = new URL(trial.canary.origin)
    const spellings = [
      trial.canary.origin,
      `http://localhost:${port}`,
      `http://2130706433:${port}`,
      `http://0x7f.1:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `${trial.host.origin}@${host}`,
      `//${host}`,
      `/\\${host}`,
    ]
    for (const base of spellings) {
      const response = await trial.handler()(ask({ url: `${base}/media/a.png`, w: '640' }))
      expect(response.status, base).toBe(400)
    }
    expect(trial.canary.requests).toHaveLength(0)
    expect(trial.host.requests).toHaveLength(0)
  })

  test('a redirect is not followed', async () => {
    trial.answers['/media/moved.png'] = (response) =>
      response.writeHead(302, { location: `${trial.canary.origin}/a.png` }).end()
    const response = await trial.handler()(ask(trial.remote('/media/moved.png')))
    expect([response.status, await response.text()]).toEqual([400, 'UPSTREAM_REDIRECTS\n'])
    expect(trial.canary.requests).toHaveLength(0)
  })

  test('each of its failures has a code of its own', async () => {
    trial.answers['/media/broken.png'] = (response) => response.writeHead(500).end()
    trial.answers['/media/slow.png'] = () => undefined
    trial.answers['/media/cut.png'] = (response) => response.destroy()
    const outcome = async (path: string, config: Partial<ImageConfig> = {}) => {
      const response = await trial.handler(config)(ask(trial.remote(path)))
      return `${response.status} ${await response.text()}`.trim()
    }
    expect(await outcome('/media/none.png')).toBe('404 NOT_FOUND')
    expect(await outcome('/media/broken.png')).toBe('502 UPSTREAM_FAILED')
    expect(await outcome('/media/cut.png')).toBe('502 UPSTREAM_FAILED')
    expect(await outcome('/media/slow.png', { upstreamTimeoutMs: 100 })).toBe('504 UPSTREAM_TIMEOUT')
  })

  test('a kept connection that the host closes as it is used again fails no picture', async () => {
    const picture = await art(100, 100)
    const used = new Set<Socket>()
    const answer = (response: ServerResponse) => {
      const { socket } = response
      if (!socket || used.has(socket)) return response.destroy()
      used.add(socket)
      response.end(picture)
    }
    const paths = ['/media/first.png', '/media/second.png', '/media/third.png']
    const images = trial.handler()
    for (const path of paths) {
      trial.answers[path] = answer
      expect((await images(ask(trial.remote(path)))).status).toBe(200)
    }
    expect(used.size).toBe(3)
    expect(trial.host.requests.length).toBeGreaterThan(3)
  })

  test('a failure is told once, without what a query may hold, and not kept for long', async () => {
    const codes: string[] = []
    let now = 1_000
    const images = trial.handler({
      now: () => now,
      onFailure: (failure, source) => codes.push(`${failure.code} ${new URL(source).pathname} ${source}`),
    })
    const { status } = await images(ask(trial.remote('/media/none.png?email=someone@example.ca')))
    expect([status, ...codes.splice(0)]).toEqual([404, expect.not.stringContaining('someone')])
    expect((await images(ask(trial.remote('/media/later.png')))).status).toBe(404)
    const picture = await art(100, 100)
    trial.answers['/media/later.png'] = (response) => response.end(picture)
    now += 11_000
    expect((await images(ask(trial.remote('/media/later.png')))).status).toBe(200)
    expect(codes).toEqual([expect.stringMatching(/^NOT_FOUND \/media\/later\.png http/)])
  })
})

describe('what is no sound picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  const refused = async (body: Buffer | string, config: Partial<ImageConfig> = {}) => {
    trial.answers['/media/odd.png'] = (response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(body)
    const response = await trial.handler(config)(ask(trial.remote('/media/odd.png')))
    return `${response.status} ${await response.text()}`.trim()
  }

  test('an SVG, a text and an empty file', async () => {
    expect(await refused(svg)).toBe('400 UNSUPPORTED_IMAGE')
    expect(await refused('<!doctype html>')).toBe('400 UNSUPPORTED_IMAGE')
    expect(await refused('')).toBe('400 UNSUPPORTED_IMAGE')
  })

  test('an SVG of our own, too', async () => {
    await writeFile(join(trial.directory, 'public/logo.svg'), svg)
    expect((await trial.handler()(ask({ url: '/logo.svg', w: '64' }))).status).toBe(400)
  })

  test('a file that ends half-way', async () => {
    const bytes = await grain(300)
    expect(await refused(bytes.subarray(0, bytes.byteLength / 2))).toBe('400 BROKEN_IMAGE')
  })

  test('a bomb: a small file of very many pixels', async () => {
    const bomb = await art(6_000, 6_000)
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refused(bomb)).toBe('400 BROKEN_IMAGE')
    expect((await sharp(bomb).metadata()).format).toBe('png')
  })

  test('too many bytes, announced or not', async () => {
    expect(await refused(Buffer.alloc(2000), { maxSourceBytes: 1000 })).toBe('400 SOURCE_TOO_LARGE')
    trial.answers['/media/endless.png'] = (response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(600)), 1)
      response.on('close', () => clearInterval(timer))
    }
    const response = await trial.handler({ maxSourceBytes: 1000 })(ask(trial.remote('/media/endless.png')))
    expect(await response.text()).toBe('SOURCE_TOO_LARGE\n')
  })
})

test('the backend and the listed hosts are where pictures may come from', () => {
  const allowed = allowedImageAddresses('http://127.0.0.1:3002', [
    'https://img.example.ca',
    'http://cdn.test/cards',
  ])
  expect(allowed.map(String)).toEqual([
    'http://127.0.0.1:3002/media/',
    'https://img.example.ca/',
    'http://cdn.test/cards/',
  ])
})

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
  const limits = { publicDirectory: 'public', maxSourceBytes: 1_000, upstreamTimeoutMs: 20_000 }
  const load = (resolve: Resolve, upstreamTimeoutMs = limits.upstreamTimeoutMs) =>
    loadSource(
      { kind: 'remote', url: new URL(`a.png`, host) },
      { ...limits, upstreamTimeoutMs, lookup: publicLookup([], resolve) },
    )
  // 192.0.2.1 is nobody's: it stands for the good answer, and the connection is made there.
  const rebinding = resolver(['192.0.2.1'], ['127.0.0.1'])
  await expect(load(rebinding.resolve, 500)).rejects.toThrow()
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
