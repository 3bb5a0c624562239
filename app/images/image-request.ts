import { isPlain, pictureProblem } from '@borealis/contract/pictures.ts'
import { DEFAULT_IMAGE_QUALITY, imageWidths } from './image-url.ts'

export type ImageFormat = 'avif' | 'webp' | 'original'

/** A picture of ours in the public directory, or one of an allowed host. */
export type ImageSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: URL }

/** Names a picture in the log: without its query, which a client may have written. */
export const withoutQuery = (source: ImageSource): string =>
  source.kind === 'file' ? source.path : source.url.origin + source.url.pathname

export type ImageRequest = {
  readonly source: ImageSource
  readonly width: number
  readonly quality: number
  readonly format: ImageFormat
}

/** Plain codes for people who build pages; no customer reads them. */
export type ImageProblem = 'BAD_PARAMETERS' | 'BAD_URL' | 'URL_NOT_ALLOWED' | 'BAD_WIDTH' | 'BAD_QUALITY'

/** Qualities are served in steps of five, so that one picture cannot become a hundred. */
const QUALITY_STEP = 5

/**
 * Reads `?url=&w=&q=` of the image route; anything unexpected is refused.
 * @param allowed addresses below which remote pictures may lie, such as `https://img.example.ca/` or `…/media/`
 */
export function parseImageRequest(
  query: URLSearchParams,
  accept: string,
  allowed: readonly URL[],
): ImageRequest | { readonly problem: ImageProblem } {
  const names = [...query.keys()]
  if (new Set(names).size !== names.length || names.some((name) => !['url', 'w', 'q'].includes(name))) {
    return { problem: 'BAD_PARAMETERS' }
  }
  const source = parseSource(query.get('url') ?? '', allowed)
  if ('problem' in source) return source
  const width = wholeNumber(query.get('w'))
  if (width === undefined || !imageWidths.includes(width)) return { problem: 'BAD_WIDTH' }
  const quality = query.has('q') ? wholeNumber(query.get('q')) : DEFAULT_IMAGE_QUALITY
  if (quality === undefined || quality < 1 || quality > 100) return { problem: 'BAD_QUALITY' }
  const stepped = Math.max(QUALITY_STEP, Math.round(quality / QUALITY_STEP) * QUALITY_STEP)
  return { source, width, quality: stepped, format: bestFormat(accept) }
}

function parseSource(
  value: string,
  allowed: readonly URL[],
): ImageSource | { readonly problem: ImageProblem } {
  if (/^\/(?!\/)/.test(value)) return isPlain(value) ? parsePath(value) : { problem: 'BAD_URL' }
  // An address without its scheme is one of the web: https.
  const address = value.startsWith('//') ? `https:${value}` : value
  const problem = pictureProblem(address, allowed)
  if (problem) return { problem }
  const url = new URL(address)
  url.hash = ''
  return { kind: 'remote', url }
}

/** Only plain names below the public directory: no dot segments, hidden files, encoded tricks or second slash. */
function parsePath(value: string): ImageSource | { readonly problem: ImageProblem } {
  const path = value.split('?')[0] ?? ''
  return /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(path) ? { kind: 'file', path } : { problem: 'BAD_URL' }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}

function bestFormat(accept: string): ImageFormat {
  // `q=0` means "not this one".
  const accepted = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (accepted.includes('image/avif')) return 'avif'
  return accepted.includes('image/webp') ? 'webp' : 'original'
}

/** Why a picture cannot be served. The code is the body of the answer; the cause goes to the log. */
export class ImageFailure extends Error {
  override name = 'ImageFailure'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, cause?: unknown) {
    super(code, { cause })
    this.status = status
    this.code = code
  }
}
