import type { CardArtProps } from '@borealis/design-system/patterns/card-art/card-art.tsx'
import type { Art } from '#app/domain/art.ts'
import { picture } from '#app/images/image-url.ts'

/** Widths of a card's picture, from a thumbnail to the brand's page on a high-density screen, in device pixels. */
const WIDTHS = [256, 384, 640, 828, 1080] as const

/**
 * Props for a brand's art from the image route. The brand's name is always beside it, so the picture has no alternative
 * text.
 * @param art the picture
 * @param sizes its width in the layout, as in `<img sizes>`
 */
export function cardArt(art: Art, sizes: string, { eager = false, isLargest = false } = {}): CardArtProps {
  return {
    ...picture(art, 640, WIDTHS),
    sizes,
    alt: '',
    eager: eager || isLargest,
    isLargest,
  }
}
