/** The optimisation path of spec §2. */
export const IMAGE_PATH = '/_next/image'

/** Widths of spec §9 in device pixels: small ones for swatches and marks, large ones for art. Nothing else is served. */
export const smallImageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const
export const largeImageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
export const imageWidths: readonly number[] = [...smallImageWidths, ...largeImageWidths]

export const DEFAULT_IMAGE_QUALITY = 75

/** The smallest served width that is at least `width`, else the widest. */
export function servedWidth(width: number): number {
  return imageWidths.find((served) => served >= width) ?? 3840
}

/**
 * The address of a picture at a width.
 * @param src a path of ours (`/meta/en-ca.png`) or an absolute address of an allowed host
 * @param width in device pixels; rounded up to a served width
 */
export function imageUrl(src: string, width: number, quality: number = DEFAULT_IMAGE_QUALITY): string {
  return `${IMAGE_PATH}?url=${encodeURIComponent(src)}&w=${servedWidth(width)}&q=${quality}`
}

/** A `srcset` for `<img sizes>`: each width once, in ascending order. */
export function srcSet(
  src: string,
  widths: readonly number[],
  quality: number = DEFAULT_IMAGE_QUALITY,
): string {
  const served = [...new Set(widths.map(servedWidth))].sort((a, b) => a - b)
  return served.map((width) => `${imageUrl(src, width, quality)} ${width}w`).join(', ')
}

/** A `srcset` for a picture of one fixed size in CSS pixels: once for plain screens, once for dense ones. */
export function densitySrcSet(
  src: string,
  cssWidth: number,
  quality: number = DEFAULT_IMAGE_QUALITY,
): string {
  return `${imageUrl(src, cssWidth, quality)} 1x, ${imageUrl(src, cssWidth * 2, quality)} 2x`
}
