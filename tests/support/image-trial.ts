import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowedImageAddresses } from '@borealis/contract/pictures.ts'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { createImageHandler, type ImageConfig } from '../../app/images/image-response.server.ts'
import { aServer } from './a-server.ts'

/** A single-coloured picture, as PNG. */
export const art = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b3d2e' } })
    .png()
    .toBuffer()

/** A picture of noise that no encoder compresses well, as PNG. */
export const grain = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

/** A request to the image route. */
export const ask = (query: Record<string, string>, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost:3000/_next/image?${new URLSearchParams(query)}`, { method, headers })

/**
 * Sets up the image route for one test: its own folders, a picture host that answers by path (`answers`; by default it
 * has `/media/a.png`), and a server that no request may ever reach.
 */
export async function imageTrial() {
  const directory = await mkdtemp(join(tmpdir(), 'borealis-images-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await mkdir(join(directory, 'public', 'meta'), { recursive: true })
  const picture = await art(1000, 500)
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/media/a.png': (response) => response.end(picture),
  }
  const requests: IncomingMessage[] = []
  const host = await aServer((request, response) => {
    requests.push(request)
    const answer = answers[request.url ?? '']
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  const heard: IncomingMessage[] = []
  const canary = await aServer((request, response) => {
    heard.push(request)
    response.end(picture)
  })
  const pictures = (config: Partial<ImageConfig> = {}) =>
    createImageHandler({
      publicDirectory: join(directory, 'public'),
      cacheDirectory: join(directory, 'cache'),
      allowed: allowedImageAddresses(host.origin, []),
      // A busy machine takes long to encode.
      patienceMs: 20_000,
      ...config,
    })
  return {
    directory,
    answers,
    host: { origin: host.origin, requests },
    canary: { origin: canary.origin, requests: heard },
    pictures,
    /** The handler without its cache. */
    handler: (config: Partial<ImageConfig> = {}) => pictures(config).answer,
    /** The query for the host's picture at `path`. */
    remote: (path: string, width = 640) => ({ url: `${host.origin}${path}`, w: String(width) }),
  }
}
