import type { CardArtProps } from '@borealis/design-system/patterns/card-art/card-art.tsx'
import { imageUrl, srcSet } from '#app/images/image-url.ts'

/** Widths that a card is drawn at, from a thumbnail to the brand's own page on a dense screen, in device pixels. */
const WIDTHS = [256, 384, 640, 828, 1080]

/**
 * A brand's art through the image route. The name always stands beside it, so the picture itself says nothing.
 * @param art address of the picture
 * @param sizes its width in the layout, as `<img sizes>` writes it
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
