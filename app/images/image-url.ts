import { type Art, IMAGE_ROUTE } from '#app/domain/art.ts'

/** Widths of spec §9 in device pixels: small ones for swatches and marks, large ones for art. Nothing else is served. */
const smallImageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const
const largeImageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
export const imageWidths: readonly number[] = [...smallImageWidths, ...largeImageWidths]

type ServedWidth = (typeof smallImageWidths | typeof largeImageWidths)[number]

export const DEFAULT_IMAGE_QUALITY = 75

/**
 * The address of a picture at a width.
 * @param src a path of ours (`/meta/en-ca.png`) or an absolute address of an allowed host
 * @param width in device pixels
 */
export const imageUrl = (src: string, width: ServedWidth): string =>
  `${IMAGE_ROUTE}?url=${encodeURIComponent(src)}&w=${width}&q=${DEFAULT_IMAGE_QUALITY}`

/** A picture for `<img sizes>`, of which a browser chooses one of `widths`; one that cannot choose takes `width`. */
export const picture = ({ url, colour }: Art, width: ServedWidth, widths: readonly ServedWidth[]) => ({
  src: imageUrl(url, width),
  srcSet: widths.map((served) => `${imageUrl(url, served)} ${served}w`).join(', '),
  ground: colour,
})

/** A picture of one size: at `width` for plain screens, at `dense` for those of twice as many pixels. */
export const swatch = ({ url, colour }: Art, width: ServedWidth, dense: ServedWidth) => ({
  src: imageUrl(url, width),
  srcSet: `${imageUrl(url, width)} 1x, ${imageUrl(url, dense)} 2x`,
  ground: colour,
})
