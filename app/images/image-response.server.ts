import { join } from 'node:path'
import { allowedImageAddresses } from '@borealis/contract/pictures.ts'
import { LRUCache } from 'lru-cache'
import { namesEtag } from '#app/edge/answers.ts'
import { log } from '#app/edge/log.server.ts'
import type { QuickAnswer } from '#app/edge/quick-answer.server.ts'
import type { RequestHead } from '#app/edge/request-context.server.ts'
import { securityHeaders } from '#app/edge/security-headers.server.ts'
import { env } from '#app/env.server.ts'
import type { CachedImage } from './image-cache.server.ts'
import { ImageFailure, parseImageRequest, withoutQuery } from './image-request.ts'
import { createPictures, type PicturesConfig, pictureKey } from './pictures.server.ts'

export type ImageConfig = PicturesConfig & {
  /** Addresses below which remote pictures may lie; see `allowedImageAddresses`. */
  readonly allowed: readonly URL[]
  /** A day by default. */
  readonly maxAgeSeconds?: number
}

/** A picture as it is sent: whole, or as 304. One in memory has the same two objects for every request. */
type PictureRepresentation = QuickAnswer & { readonly headers: readonly [string, string][] }

export type ImageHandler = {
  /** Answers a request of the image route; it never rejects. */
  answer(request: Request): Promise<Response>
  /** The same for a picture that is in memory, without waiting; `undefined` leaves the request to `answer`. */
  peek(search: string, head: RequestHead): PictureRepresentation | undefined
}

/** How many requests (query and `Accept`) of pictures in memory are remembered with their cache key. */
const MAX_REQUEST_KEYS = 2_000
/** Longer requests are parsed each time, to bound memory. */
const MAX_REQUEST_LENGTH = 512
const MAX_TOLD_HOSTS = 100
/** How long an older picture is kept by browsers and proxies. */
const OLDER_SECONDS = 60

/**
 * The image route of spec §2: `GET /_next/image?url=&w=&q=`. Make one per process: it holds the
 * pictures. Answers 400 with a plain code for anything odd.
 */
export function createImageHandler(config: ImageConfig): ImageHandler {
  const maxAge = config.maxAgeSeconds ?? 86_400
  const now = config.now ?? Date.now
  const pictures = createPictures(config, maxAge)
  const keysByRequest = new LRUCache<string, string>({ max: MAX_REQUEST_KEYS })
  const representations = new WeakMap<CachedImage, Representations>()

  const toldHosts = new Set<string>()
  /** Each host of addresses that are not listed, or not as they should be, once: the addresses are anybody's. */
  function tellOfHost(problem: 'URL_NOT_ALLOWED' | 'BAD_URL', value: string): void {
    const host = URL.parse(value, 'https://none.invalid')?.host ?? ''
    const told = `${problem} ${host}`
    if (toldHosts.has(told) || toldHosts.size >= MAX_TOLD_HOSTS) return
    toldHosts.add(told)
    config.onFailure?.(new ImageFailure(400, problem), host)
  }

  const toldFailures = new WeakSet<ImageFailure>()
  /** Requests that share a failure tell it once. */
  function tellOnce(failure: ImageFailure, source: string): void {
    if (toldFailures.has(failure)) return
    toldFailures.add(failure)
    config.onFailure?.(failure, source)
  }

  const wantedBy = (query: URLSearchParams, head: RequestHead) =>
    parseImageRequest(query, head.headers.get('accept') ?? '', config.allowed)

  /** An older picture, in place of one that may soon be there, is asked for again after a minute. */
  const maxAgeOf = ({ freshUntil }: CachedImage): number =>
    Math.min(maxAge, Math.max(OLDER_SECONDS, Math.ceil((freshUntil - now()) / 1000)))

  function representationFor(image: CachedImage, { headers }: RequestHead): PictureRepresentation {
    const both = representations.get(image) ?? representationsOf(image, maxAgeOf(image))
    representations.set(image, both)
    return namesEtag(headers.get('if-none-match'), image.etag) ? both.unchanged : both.whole
  }

  return {
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plain(405, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
      }
      const { searchParams } = new URL(request.url)
      const wanted = wantedBy(searchParams, request)
      if ('problem' in wanted) {
        const { problem } = wanted
        if (problem === 'URL_NOT_ALLOWED' || problem === 'BAD_URL')
          tellOfHost(problem, searchParams.get('url') ?? '')
        return refused(request, 400, problem)
      }
      try {
        const { status, headers, body } = representationFor(await pictures.get(wanted), request)
        // A view on the same memory, which Response copies; Buffer's own type is too wide for it.
        const sent = body && request.method === 'GET' ? new Uint8Array(body) : null
        return new Response(sent, { status, headers: new Headers([...headers]) })
      } catch (error) {
        const failure = error instanceof ImageFailure ? error : new ImageFailure(500, 'FAILED', error)
        tellOnce(failure, withoutQuery(wanted.source))
        return refused(
          request,
          failure.status,
          failure.code,
          failure.status === 503 ? { 'retry-after': '2' } : {},
        )
      }
    },

    peek(search, head) {
      const request = `${search} ${head.headers.get('accept') ?? ''}`
      const key = keysByRequest.get(request) ?? keyOf(wantedBy(new URLSearchParams(search), head))
      const image = key && pictures.peek(key)
      if (!image) return undefined
      if (request.length <= MAX_REQUEST_LENGTH) keysByRequest.set(request, key)
      return representationFor(image, head)
    },
  }
}

const keyOf = (wanted: ReturnType<typeof parseImageRequest>): string | undefined =>
  'problem' in wanted ? undefined : pictureKey(wanted)

type Representations = Readonly<Record<'whole' | 'unchanged', PictureRepresentation>>

function representationsOf({ etag, type, bytes }: CachedImage, maxAge: number): Representations {
  const always: [string, string][] = [
    ['etag', etag],
    [
      'cache-control',
      `public, max-age=${maxAge}${maxAge > OLDER_SECONDS ? ', stale-while-revalidate=604800' : ''}`,
    ],
    ['vary', 'Accept'],
    ['content-security-policy', "default-src 'none'; sandbox"],
    ['x-content-type-options', 'nosniff'],
  ]
  const whole: [string, string][] = [
    ['content-type', type],
    ['content-length', String(bytes.byteLength)],
  ]
  return {
    whole: representation(200, [...whole, ...always], bytes),
    unchanged: representation(304, always, null),
  }
}

function representation(
  status: 200 | 304,
  own: readonly [string, string][],
  body: Buffer | null,
): PictureRepresentation {
  const headers = [...new Map([...securityHeaders(''), ...own])]
  return { status, headers, rawHeaders: headers.flat(), body }
}

/** A quiet area in place of a picture: a browser shows it whatever the status is, instead of its sign of a broken one. */
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10" preserveAspectRatio="none"><path fill-opacity=".12" d="M0 0h16v10H0z"/></svg>'

/** To a page that shows a picture the placeholder, to anybody else the code. */
function refused(
  request: Request,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  // Where `Sec-Fetch-Dest` is not known, or was stripped, a browser's `Accept` begins with pictures.
  const asked = request.headers.get('sec-fetch-dest')
  const isShown = asked === null ? /^image\//.test(request.headers.get('accept') ?? '') : asked === 'image'
  const answer = plain(status, code, headers)
  if (!isShown) return answer
  answer.headers.set('content-type', 'image/svg+xml')
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox")
  return new Response(request.method === 'GET' ? PLACEHOLDER : null, { status, headers: answer.headers })
}

function plain(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(`${code}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

let pictures: ImageHandler | undefined
/** The site's own pictures, as they are in the sources: in development nothing is built. */
let ownPictures = 'public'

/** @param directory where the build put them, whatever directory the process was started from */
export function takeOwnPicturesFrom(directory: string): void {
  ownPictures = directory
}

/** The pictures of this process: the site's own, and those of the hosts that the environment allows. */
const picturesOfThisProcess = (): ImageHandler =>
  (pictures ??= createImageHandler({
    publicDirectory: ownPictures,
    cacheDirectory: join(env().DATA_DIR, 'images'),
    allowed: allowedImageAddresses(env().BACKEND_URL, env().IMAGE_HOSTS),
    trustedHosts: [new URL(env().BACKEND_URL).hostname],
    onFailure: (failure, source) =>
      log.warn({ err: failure, source }, sentEvenSo.get(failure.code) ?? 'a picture could not be served'),
  }))

/** Failures in spite of which the picture was sent. Without the disk cache it is only made again each time. */
const sentEvenSo: ReadonlyMap<string, string> = new Map([
  ['CACHE_FAILED', 'a picture could not be kept'],
  ['SENT_STALE', 'a picture could not be made anew: the last good one is sent'],
])

/** The image route (spec §2). */
export const answerImage = (request: Request): Promise<Response> => picturesOfThisProcess().answer(request)

/** The same for a picture that is in memory; `undefined` leaves the request to `answerImage`. */
export const cachedPicture = (search: string, head: RequestHead): QuickAnswer | undefined =>
  picturesOfThisProcess().peek(search, head)
