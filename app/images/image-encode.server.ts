import sharp, { type Sharp } from 'sharp'
import { ImageFailure, type ImageRequest } from './image-request.ts'

/** A decoded picture may hold this many pixels: about 100 MB, and a bomb of a small file holds ten times as many. */
const MAX_PIXELS = 25_000_000

// Two pictures at once is the route's own limit; libvips must not multiply it, nor keep what it decoded.
sharp.concurrency(1)
sharp.cache(false)

export type EncodedImage = { readonly type: string; readonly bytes: Buffer }

type SourceFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/**
 * Resizes to the requested width, never enlarging, and encodes. Metadata is dropped, orientation applied, and of an animation
 * only the first frame is kept.
 * @throws ImageFailure 400 for anything that is not an intact picture
 */
export async function encodeImage(
  source: Uint8Array,
  request: Pick<ImageRequest, 'width' | 'quality' | 'format'>,
): Promise<EncodedImage> {
  const sourceFormat = sniff(source)
  // SVG can hold scripts and references to other files; it is also small enough to be served as it is.
  if (!sourceFormat) throw new ImageFailure(400, 'UNSUPPORTED_IMAGE')
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      .resize({ width: request.width, withoutEnlargement: true })
    return await write(image, sourceFormat, request)
  } catch (error) {
    throw new ImageFailure(400, 'BROKEN_IMAGE', error)
  }
}

/** Sides of a receipt's picture: a photo of a phone, a half as large, and the long receipt of a full cart. Pixels. */
const RECEIPT_SIDES = { width: 1600, height: 3200 }

/**
 * The picture of a receipt as a JPEG that keeps nothing but what is seen: metadata (place, time, device, a small copy of the uncropped picture) are
 * dropped, and so is what a file has behind its picture.
 * @throws ImageFailure 400 for anything that is not an intact picture
 */
export async function encodeReceipt(source: Uint8Array): Promise<Buffer> {
  const format = sniff(source)
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new ImageFailure(400, 'UNSUPPORTED_IMAGE')
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      .resize({ ...RECEIPT_SIDES, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch (error) {
    throw new ImageFailure(400, 'BROKEN_IMAGE', error)
  }
}

async function write(
  image: Sharp,
  sourceFormat: SourceFormat,
  { format, quality }: Pick<ImageRequest, 'quality' | 'format'>,
): Promise<EncodedImage> {
  if (format === 'avif') {
    // AVIF at 20 less looks like the others. Effort 2 of 9: see docs/decisions for the milliseconds.
    const bytes = await image.avif({ quality: Math.max(1, quality - 20), effort: 2 }).toBuffer()
    return { type: 'image/avif', bytes }
  }
  if (format === 'webp')
    return { type: 'image/webp', bytes: await image.webp({ quality, effort: 3 }).toBuffer() }
  if (sourceFormat === 'jpeg') {
    return { type: 'image/jpeg', bytes: await image.jpeg({ quality, mozjpeg: true }).toBuffer() }
  }
  return { type: 'image/png', bytes: await image.png({ palette: true, quality, effort: 4 }).toBuffer() }
}

/** The format by its first bytes; file names and content types cannot be trusted. */
function sniff(bytes: Uint8Array): SourceFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  // Its major brand may be one that all pictures of this container have; then the list of the others names it.
  const brands = head.slice(4, 8) === 'ftyp' ? head.slice(8, head.charCodeAt(3)) : ''
  return /^(?:.{4})*?avi[fs]/s.test(brands) ? 'avif' : undefined
}
