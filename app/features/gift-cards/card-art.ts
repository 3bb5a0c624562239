import type { CardArtProps } from '@borealis/design-system/patterns/card-art/card-art.tsx'
import { imageUrl, srcSet } from '#app/images/image-url.ts'

/** Widths of a card's picture, from a thumbnail to the brand's page on a high-density screen, in device pixels. */
const WIDTHS = [256, 384, 640, 828, 1080]

/**
 * Props for a brand's art from the image route. The brand's name is always beside it, so the picture has no alternative
 * text.
 * @param art URL of the picture
 * @param sizes its width in the layout, as in `<img sizes>`
 */
export function cardArt(art: string, sizes: string, { eager = false, isLargest = false } = {}): CardArtProps {
  return {
    src: imageUrl(art, 640),
    srcSet: srcSet(art, WIDTHS),
    sizes,
    alt: '',
    eager: eager || isLargest,
    isLargest,
  }
}
