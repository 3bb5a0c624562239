import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { art, ask, imageTrial } from '../../tests/support/image-trial.ts'

// Responses with and without a picture.

let trial: Awaited<ReturnType<typeof imageTrial>>
beforeEach(async () => {
  trial = await imageTrial()
})

describe('a picture', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('for %s is %s at the asked width', async (accept, type, format) => {
    const response = await trial.handler()(ask(trial.remote('/media/a.png'), { accept }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 640, height: 320 })
  })

  test('is never enlarged', async () => {
    const response = await trial.handler()(ask(trial.remote('/media/a.png', 3840)))
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 1000 })
  })

  test('comes with headers that let it be kept and keep it from doing anything', async () => {
    const { headers } = await trial.handler()(ask(trial.remote('/media/a.png')))
    expect(headers.get('cache-control')).toContain('public, max-age=86400')
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('that the browser has is not sent again', async () => {
    const images = trial.handler()
    const etag = (await images(ask(trial.remote('/media/a.png')))).headers.get('etag') ?? ''
    const again = await images(ask(trial.remote('/media/a.png'), { 'if-none-match': `"other", W/${etag}` }))
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await images(ask(trial.remote('/media/a.png'), { 'if-none-match': '"other"' }))).status).toBe(200)
  })

  test('that is in memory is at hand, the same as by the long way; any other is not', async () => {
    let now = 1_000
    const { answer, peek } = trial.pictures({ now: () => now, maxAgeSeconds: 60 })
    const request = ask(trial.remote('/media/a.png'), { accept: 'image/webp' })
    const query = new URL(request.url).search
    expect(peek(query, request)).toBeUndefined()
    const long = await answer(request)
    const quick = peek(query, request)
    expect(quick?.status).toBe(200)
    expect(peek(query, request)).toBe(quick)
    expect(new Headers([...(quick?.headers ?? [])])).toEqual(long.headers)
    expect(quick?.body).toEqual(Buffer.from(await long.arrayBuffer()))
    const known = {
      headers: new Headers({ accept: 'image/webp', 'if-none-match': long.headers.get('etag') ?? '' }),
    }
    expect(peek(query, known)).toMatchObject({ status: 304, body: null })
    expect(peek(query, { headers: new Headers({ accept: 'image/avif' }) })).toBeUndefined()
    expect(peek('?url=//evil.example/a.png&w=640', request)).toBeUndefined()
    now += 61_000
    expect(peek(query, request)).toBeUndefined()
  })

  test('that is older than a day is sent while its host fails, and made again once it answers', async () => {
    let now = 1_000
    const told: string[] = []
    const onFailure = ({ code }: { code: string }) => told.push(code)
    const images = trial.handler({ now: () => now, onFailure })
    const query = trial.remote('/media/b.png')
    trial.answers['/media/b.png'] = trial.answers['/media/a.png'] ?? (() => {})
    const etag = (await images(ask(query))).headers.get('etag')
    now += 2 * 86_400_000
    trial.answers['/media/b.png'] = (response) => response.writeHead(500).end()
    // One process has it on the disk, the other in memory.
    for (const handle of [trial.handler({ now: () => now, onFailure }), images]) {
      for (const _ of ['first', 'again']) {
        const old = await handle(ask(query))
        expect([old.status, old.headers.get('etag')]).toEqual([200, etag])
      }
    }
    expect(told).toEqual(['SENT_STALE', 'SENT_STALE'])
    expect(trial.host.requests).toHaveLength(3)

    now += 61_000
    const other = await art(640, 10)
    trial.answers['/media/b.png'] = (response) => response.end(other)
    const renewed = await images(ask(query))
    expect(renewed.status).toBe(200)
    expect(renewed.headers.get('etag')).not.toBe(etag)
    now += 2 * 86_400_000
    trial.answers['/media/b.png'] = (response) => response.writeHead(404).end()
    expect((await images(ask(query))).status, 'one that is gone').toBe(404)
  })

  test('of ours is read from the public directory', async () => {
    await writeFile(join(trial.directory, 'public/meta/en-ca.png'), await art(300, 150))
    const response = await trial.handler()(ask({ url: '/meta/en-ca.png', w: '128' }))
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 128 })
  })

  test('a HEAD request has the headers and no body', async () => {
    const response = await trial.handler()(ask(trial.remote('/media/a.png'), {}, 'HEAD'))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('')
  })

  test('a JPEG stays one where nothing newer is accepted', async () => {
    const jpeg = await sharp(await art(1000, 500))
      .jpeg()
      .toBuffer()
    trial.answers['/media/a.jpg'] = (response) => response.end(jpeg)
    const response = await trial.handler()(ask(trial.remote('/media/a.jpg')))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  })
})

describe('files of ours', () => {
  test('a link does not lead out of the public directory', async () => {
    await writeFile(join(trial.directory, 'secret.png'), await art(100, 100))
    await symlink(join(trial.directory, 'secret.png'), join(trial.directory, 'public/link.png'))
    expect((await trial.handler()(ask({ url: '/link.png', w: '64' }))).status).toBe(404)
  })

  test('a missing file and a directory are not found', async () => {
    expect((await trial.handler()(ask({ url: '/none.png', w: '64' }))).status).toBe(404)
    expect((await trial.handler()(ask({ url: '/meta', w: '64' }))).status).toBe(404)
  })
})

test('only reading is allowed', async () => {
  const response = await trial.handler()(ask(trial.remote('/media/a.png'), {}, 'POST'))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('four pictures of a host are fetched at once and 56 wait; the next is refused, to be asked for again', async () => {
  const picture = await art(16, 16)
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  let downloads = 0
  const images = trial.handler()
  const asked = Array.from({ length: 60 }, (_, index) => {
    trial.answers[`/media/${index}.png`] = (response) => {
      downloads += 1
      void letGo.then(() => response.end(picture))
    }
    return images(ask(trial.remote(`/media/${index}.png`, 16)))
  })
  await expect.poll(() => downloads).toBe(4)
  const refused = await images(ask(trial.remote('/media/a.png')))
  expect([refused.status, await refused.text()]).toEqual([503, 'BUSY\n'])
  expect(refused.headers.get('retry-after')).toBe('2')
  resolve()
  const served = await Promise.all(asked)
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await images(ask(trial.remote('/media/a.png')))).status).toBe(200)
})

describe('a host that takes connections and does not answer', () => {
  test('keeps no picture of ours waiting', async () => {
    await writeFile(join(trial.directory, 'public/meta/en-ca.png'), await art(300, 150))
    const images = trial.handler({ upstreamTimeoutMs: 60_000 })
    const letGo: (() => void)[] = []
    const asked = Array.from({ length: 6 }, (_, index) => {
      trial.answers[`/media/${index}.png`] = (response) => letGo.push(() => response.destroy())
      return images(ask(trial.remote(`/media/${index}.png`, 16)))
    })
    await expect.poll(() => letGo.length).toBe(4)
    expect((await images(ask({ url: '/meta/en-ca.png', w: '128' }))).status).toBe(200)
    await expect
      .poll(() => {
        for (const end of letGo) end()
        return letGo.length
      })
      .toBe(6)
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 502))
  })

  test('has its older pictures sent meanwhile, but not when it says that they are gone', async () => {
    let now = 1_000
    const query = trial.remote('/media/a.png')
    const images = trial.handler({ now: () => now, patienceMs: 50, upstreamTimeoutMs: 60_000 })
    const etag = (await images(ask(query))).headers.get('etag')
    now += 2 * 86_400_000
    const { promise: hung, resolve: hang } = Promise.withResolvers<() => void>()
    trial.answers['/media/a.png'] = (response) => hang(() => response.writeHead(404).end())
    for (const _ of ['first', 'joined']) {
      const old = await images(ask(query))
      expect([old.status, old.headers.get('etag')]).toEqual([200, etag])
      expect(old.headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect(trial.host.requests).toHaveLength(2)
    const sayGone = await hung
    trial.answers['/media/a.png'] = (response) => response.writeHead(500).end()
    sayGone()
    await expect.poll(async () => (await images(ask(query))).status).toBe(404)
    now += 11_000
    expect((await images(ask(query))).status, 'no older one is left').toBe(502)
  })
})

describe('a picture that cannot be shown', () => {
  const shown = { 'sec-fetch-dest': 'image' }
  test.each([
    ['of a host that is not listed', 'https://cdn.example.test/a.png', 400],
    ['that is missing', '/media/none.png', 404],
    ['that is none', '/media/text.png', 400],
    ['of a host that redirects', '/media/moved.png', 400],
    ['at an address that climbs', '/media/a%2F..%2Fb.png', 400],
  ])('%s is a quiet area in its page, and a line in the log', async (_name, where, status) => {
    trial.answers['/media/text.png'] = (response) => response.end('no picture')
    trial.answers['/media/moved.png'] = (response) =>
      response.writeHead(302, { location: trial.canary.origin }).end()
    const told: string[] = []
    const handle = trial.handler({ onFailure: ({ code }, source) => told.push(`${code} ${source}`) })
    const query = where.startsWith('/') ? trial.remote(where) : { url: where, w: '640' }
    const response = await handle(ask(query, shown))
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'image/svg+xml'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/^<svg /)
    expect(told).toHaveLength(1)
    // A proxy may have stripped the header that says so.
    const asPicture = await handle(ask(query, { accept: 'image/avif,image/webp,*/*;q=0.8' }))
    expect(asPicture.headers.get('content-type')).toBe('image/svg+xml')
    // To whoever opens the address itself it is the code.
    expect((await handle(ask(query))).headers.get('content-type')).toContain('text/plain')
  })

  test.each([
    ['is missing', 404],
    ['is at a host that fails', 502],
  ])('because it %s is asked for and told once in ten seconds, in whatever width', async (_why, status) => {
    let now = 1_000
    const told: string[] = []
    trial.answers['/media/b.png'] = (response) => response.writeHead(status === 404 ? 404 : 500).end()
    const handle = trial.handler({ now: () => now, onFailure: ({ code }) => told.push(code) })
    for (const width of [640, 640, 828]) {
      expect((await handle(ask(trial.remote('/media/b.png', width)))).status).toBe(status)
      now += 3_000
    }
    expect([trial.host.requests.length, told.length]).toEqual([1, 1])
    trial.answers['/media/b.png'] = trial.answers['/media/a.png'] ?? (() => {})
    now += 2_000
    expect((await handle(ask(trial.remote('/media/b.png')))).status).toBe(200)
  })

  test('each host that is not listed is told once', async () => {
    const told: string[] = []
    const handle = trial.handler({ onFailure: (_failure, source) => told.push(source) })
    for (const name of ['a', 'b', 'c']) await handle(ask({ url: `//cdn.example.test/${name}.png`, w: '640' }))
    expect(told).toEqual(['cdn.example.test'])
  })
})

test('a photograph that lies on its side is upright', async () => {
  const lying = await sharp(await art(400, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  trial.answers['/media/lying.jpg'] = (response) => response.end(lying)
  const response = await trial.handler()(ask(trial.remote('/media/lying.jpg')))
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, height]).toEqual([200, 400])
})

test('an AVIF that another major brand begins is one by its list of brands', async () => {
  const avif = await sharp(await art(400, 200))
    .avif()
    .toBuffer()
  avif.write('mif1', 8, 'latin1')
  trial.answers['/media/other.avif'] = (response) => response.end(avif)
  const response = await trial.handler()(ask(trial.remote('/media/other.avif')))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})
