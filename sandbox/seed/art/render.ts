import { seeded } from '../random.ts'
import { type BrandArtId, brandArt } from './brand-art.ts'
import { n, rect, verticalGradient } from './draw.ts'
import { wordmarks } from './wordmarks.ts'

export const cardSize = { width: 320, height: 202 } as const
export const swatchSize = 128
export const featuredSize = { width: 704, height: 424 } as const

const wordmarkLeft = 22
const open = (width: number, height: number, view: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`

/** Draws the brand's pattern on its ground, over the whole of the given box. */
function drawPattern(brandId: BrandArtId, height: number): string {
  const art = brandArt[brandId]
  return art.pattern({ width: cardSize.width, height }, seeded(brandId))
}

/**
 * The gift card of a brand as SVG, 320 × 202, with square corners, which the display rounds. The same brand always
 * gives the same bytes.
 */
export function renderCard(brandId: BrandArtId): string {
  const art = brandArt[brandId]
  const { width, height } = cardSize
  const mark = wordmarks[brandId]
  let out = open(width, height, `0 0 ${width} ${height}`)
  out += `<clipPath id="reach">${rect(0, 0, width, art.reach, '#000')}</clipPath>`
  out += rect(0, 0, width, height, art.ground)
  out += `<g clip-path="url(#reach)">${drawPattern(brandId, art.reach)}</g>`
  if (art.band) out += rect(0, art.reach, width, height - art.reach, art.band)
  if (art.scrim) {
    out += `<defs>${verticalGradient('scrim', [
      [0, art.ground, 0],
      [0.5, art.ground, 0.72],
      [1, art.ground, 1],
    ])}</defs>${rect(0, height * 0.4, width, height * 0.6, 'url(#scrim)')}`
  }
  out += `<path transform="translate(${wordmarkLeft} ${n(art.baseline - mark.drop)})" fill="${art.ink}" d="${mark.d}"/>`
  return `${out}</svg>`
}

/** The brand in small: a square of its pattern, without the wordmark. */
export function renderSwatch(brandId: BrandArtId): string {
  const art = brandArt[brandId]
  const { x, y, size } = art.swatch
  return `${open(swatchSize, swatchSize, `${x} ${y} ${size} ${size}`)}${rect(0, 0, cardSize.width, cardSize.height, art.ground)}${drawPattern(brandId, art.reach)}</svg>`
}

/** The brand in large, for a featured offer: the pattern alone, 704 × 424, a crop of the card's own drawing. */
export function renderFeatured(brandId: BrandArtId): string {
  const { width, height } = featuredSize
  const tall = (cardSize.width * height) / width
  const art = brandArt[brandId]
  const zoom = art.zoom ?? 1
  const view = `0 0 ${n(cardSize.width / zoom)} ${n(tall / zoom)}`
  return `${open(width, height, view)}${rect(0, 0, cardSize.width, tall, art.ground)}${drawPattern(brandId, tall)}</svg>`
}
