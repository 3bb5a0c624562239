import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allowedImageAddresses, createImageHandler, type ImageConfig } from './image-response.server.ts'

/** A real upstream on this machine, and a canary beside it that nothing may ever reach. */
let upstream: { server: Server; origin: string; requests: IncomingMessage[] }
let canary: { server: Server; origin: string; requests: IncomingMessage[] }
let directory: string
let answers: Record<string, (response: ServerResponse) => void>

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { server, origin: `http://127.0.0.1:${address.port}`, requests }
}

const art = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b3d2e' } })
    .png()
    .toBuffer()

function handler(config: Partial<ImageConfig> = {}) {
  return createImageHandler({
    publicDirectory: join(directory, 'public'),
    cacheDirectory: join(directory, 'cache'),
    allowed: allowedImageAddresses(upstream.origin, []),
    ...config,
  })
}

function ask(query: Record<string, string>, headers: Record<string, string> = {}, method = 'GET') {
  return new Request(`http://localhost:3000/_next/image?${new URLSearchParams(query)}`, { method, headers })
}

const remote = (path: string, width = 640) => ({ url: `${upstream.origin}${path}`, w: String(width) })

beforeAll(async () => {
  const picture = await art(1000, 500)
  canary = await listen((_request, response) => response.end(picture))
  upstream = await listen((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
})

afterAll(() => {
  upstream.server.close()
  canary.server.close()
})

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  await mkdir(join(directory, 'public', 'meta'), { recursive: true })
  upstream.requests.length = 0
  canary.requests.length = 0
  const picture = await art(1000, 500)
  answers = { '/media/a.png': (response) => response.end(picture) }
  return () => rm(directory, { recursive: true, force: true })
})

describe('a picture', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('for %s is %s at the asked width', async (accept, type, format) => {
    const response = await handler()(ask(remote('/media/a.png'), { accept }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 640, height: 320 })
  })

  test('is never enlarged', async () => {
    const response = await handler()(ask(remote('/media/a.png', 3840)))
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 1000 })
  })

  test('comes with headers that let it be kept and keep it from doing anything', async () => {
    const { headers } = await handler()(ask(remote('/media/a.png')))
    expect(headers.get('cache-control')).toContain('public, max-age=86400')
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('that the browser has is not sent again', async () => {
    const images = handler()
    const etag = (await images(ask(remote('/media/a.png')))).headers.get('etag') ?? ''
    const again = await images(ask(remote('/media/a.png'), { 'if-none-match': `"other", W/${etag}` }))
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await images(ask(remote('/media/a.png'), { 'if-none-match': '"other"' }))).status).toBe(200)
  })

  test('of ours is read from the public directory', async () => {
    await writeFile(join(directory, 'public/meta/en-ca.png'), await art(300, 150))
    const response = await handler()(ask({ url: '/meta/en-ca.png', w: '128' }))
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 128 })
  })

  test('a HEAD request has the headers and no body', async () => {
    const response = await handler()(ask(remote('/media/a.png'), {}, 'HEAD'))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('')
  })

  test('a JPEG stays one where nothing newer is accepted', async () => {
    const jpeg = await sharp(await art(1000, 500))
      .jpeg()
      .toBuffer()
    answers['/media/a.jpg'] = (response) => response.end(jpeg)
    const response = await handler()(ask(remote('/media/a.jpg')))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  })
})

describe('the upstream', () => {
  test('hears nothing of who is asking', async () => {
    await handler()(
      ask(remote('/media/a.png'), { cookie: 'session=1', authorization: 'Bearer 1', referer: 'http://x/' }),
    )
    const sent = upstream.requests[0]?.headers ?? {}
    expect(sent.accept).toBe('image/*')
    for (const name of ['cookie', 'authorization', 'referer']) expect(sent).not.toHaveProperty(name)
  })

  test('is asked once by a crowd, and not again while the picture is fresh', async () => {
    const images = handler()
    const crowd = await Promise.all(Array.from({ length: 20 }, () => images(ask(remote('/media/a.png')))))
    expect(crowd.map((response) => response.status)).toEqual(Array(20).fill(200))
    await images(ask(remote('/media/a.png')))
    expect(upstream.requests).toHaveLength(1)
  })

  test('is not asked after a restart either, but is when the picture is old or its file is broken', async () => {
    let time = 1_000_000
    const config = { now: () => time }
    await handler(config)(ask(remote('/media/a.png')))
    await handler(config)(ask(remote('/media/a.png')))
    expect(upstream.requests).toHaveLength(1)
    time += 86_400_001
    await handler(config)(ask(remote('/media/a.png')))
    expect(upstream.requests).toHaveLength(2)
    const [file] = await readdir(join(directory, 'cache'))
    await writeFile(join(directory, 'cache', file ?? ''), 'cut off')
    expect((await handler(config)(ask(remote('/media/a.png')))).status).toBe(200)
    expect(upstream.requests).toHaveLength(3)
  })

  test.each(['http://169.254.169.254/latest/meta-data', 'file:///etc/passwd', 'data:image/png;base64,AAAA'])(
    '%s is never asked',
    async (url) => {
      expect((await handler()(ask({ url, w: '640' }))).status).toBe(400)
    },
  )

  test('a neighbour that is not listed is never asked, however it is written', async () => {
    const { host, port } = new URL(canary.origin)
    const spellings = [
      canary.origin,
      `http://localhost:${port}`,
      `http://2130706433:${port}`,
      `http://0x7f.1:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `${upstream.origin}@${host}`,
      `//${host}`,
      `/\\${host}`,
    ]
    for (const base of spellings) {
      const response = await handler()(ask({ url: `${base}/media/a.png`, w: '640' }))
      expect(response.status, base).toBe(400)
    }
    expect(canary.requests).toHaveLength(0)
    expect(upstream.requests).toHaveLength(0)
  })

  test('a redirect is not followed', async () => {
    answers['/media/moved.png'] = (response) =>
      response.writeHead(302, { location: `${canary.origin}/a.png` }).end()
    const response = await handler()(ask(remote('/media/moved.png')))
    expect([response.status, await response.text()]).toEqual([400, 'UPSTREAM_REDIRECTS\n'])
    expect(canary.requests).toHaveLength(0)
  })

  test('its failures have names', async () => {
    answers['/media/broken.png'] = (response) => response.writeHead(500).end()
    answers['/media/slow.png'] = () => undefined
    answers['/media/cut.png'] = (response) => response.destroy()
    const images = handler({ upstreamTimeoutMs: 100 })
    const outcome = async (path: string) => {
      const response = await images(ask(remote(path)))
      return `${response.status} ${await response.text()}`.trim()
    }
    expect(await outcome('/media/none.png')).toBe('404 NOT_FOUND')
    expect(await outcome('/media/broken.png')).toBe('502 UPSTREAM_FAILED')
    expect(await outcome('/media/cut.png')).toBe('502 UPSTREAM_FAILED')
    expect(await outcome('/media/slow.png')).toBe('504 UPSTREAM_TIMEOUT')
  })

  test('a failure is told once and not kept', async () => {
    const codes: string[] = []
    const images = handler({ onFailure: (failure) => codes.push(failure.code) })
    expect((await images(ask(remote('/media/later.png')))).status).toBe(404)
    const picture = await art(100, 100)
    answers['/media/later.png'] = (response) => response.end(picture)
    expect((await images(ask(remote('/media/later.png')))).status).toBe(200)
    expect(codes).toEqual(['NOT_FOUND'])
  })
})

describe('what is no sound picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  const refused = async (body: Buffer | string, config: Partial<ImageConfig> = {}) => {
    answers['/media/odd.png'] = (response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(body)
    const response = await handler(config)(ask(remote('/media/odd.png')))
    return `${response.status} ${await response.text()}`.trim()
  }

  test('SVG, text and nothing', async () => {
    expect(await refused(svg)).toBe('400 UNSUPPORTED_IMAGE')
    expect(await refused('<!doctype html>')).toBe('400 UNSUPPORTED_IMAGE')
    expect(await refused('')).toBe('400 UNSUPPORTED_IMAGE')
  })

  test('an SVG of ours too', async () => {
    await writeFile(join(directory, 'public/logo.svg'), svg)
    expect((await handler()(ask({ url: '/logo.svg', w: '64' }))).status).toBe(400)
  })

  test('half a file', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
        background: '#000',
      },
    })
    const bytes = await noise.png().toBuffer()
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
    answers['/media/endless.png'] = (response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(600)), 1)
      response.on('close', () => clearInterval(timer))
    }
    const response = await handler({ maxSourceBytes: 1000 })(ask(remote('/media/endless.png')))
    expect(await response.text()).toBe('SOURCE_TOO_LARGE\n')
  })
})

describe('files of ours', () => {
  test('a link does not lead out of the public directory', async () => {
    await writeFile(join(directory, 'secret.png'), await art(100, 100))
    await symlink(join(directory, 'secret.png'), join(directory, 'public/link.png'))
    expect((await handler()(ask({ url: '/link.png', w: '64' }))).status).toBe(404)
  })

  test('a missing file and a directory are not found', async () => {
    expect((await handler()(ask({ url: '/none.png', w: '64' }))).status).toBe(404)
    expect((await handler()(ask({ url: '/meta', w: '64' }))).status).toBe(404)
  })
})

test('the cache stays within its bounds, in memory and on disk', async () => {
  const picture = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png()
    .toBuffer()
  const images = handler({ maxMemoryBytes: 100_000, maxDiskBytes: 300_000 })
  for (let index = 0; index < 12; index += 1) {
    answers[`/media/${index}.png`] = (response) => response.end(picture)
    expect((await images(ask(remote(`/media/${index}.png`, 384)))).status).toBe(200)
  }
  await expect.poll(async () => (await readdir(join(directory, 'cache'))).length).toBeLessThan(10)
})

// Four hundred pictures take their time on a busy machine.
test('two processes that share the folder keep to one bound together', { timeout: 60_000 }, async () => {
  const picture = await sharp(await art(64, 64))
    .png()
    .toBuffer()
  const all = [1, 2, 3, 4].map(() => handler({ maxMemoryBytes: 1_000, maxDiskBytes: 16_000 }))
  for (let index = 0; index < 400; index += 1) {
    answers[`/media/${index}.png`] = (response) => response.end(picture)
    const images = all[index % all.length]
    expect((await images?.(ask(remote(`/media/${index}.png`, 64))))?.status).toBe(200)
  }
  const bytes = async () => {
    const names = await readdir(join(directory, 'cache'))
    const files = await Promise.all(
      names.map((name) => stat(join(directory, 'cache', name)).catch(() => undefined)),
    )
    return files.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  }
  expect(await bytes()).toBeGreaterThan(8_000)
  await expect.poll(bytes).toBeLessThan(20_000)
})

test('only reading is allowed', async () => {
  const response = await handler()(ask(remote('/media/a.png'), {}, 'POST'))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('the backend and the listed hosts are where pictures may come from', () => {
  const allowed = allowedImageAddresses('http://127.0.0.1:3002', ['img.example.ca', 'http://cdn.test/cards'])
  expect(allowed.map(String)).toEqual([
    'http://127.0.0.1:3002/media/',
    'https://img.example.ca/',
    'http://cdn.test/cards/',
  ])
  expect(() => allowedImageAddresses('http://127.0.0.1:3002', ['not a host'])).toThrow(TypeError)
})
