import { Picture, type PictureProps } from '../../components/picture/picture.tsx'

export type CardArtProps = Omit<PictureProps, 'alt' | 'width' | 'height' | 'className'> & {
  /** Empty where the brand's name stands beside it. */
  alt: string
}

/**
 * A brand's art at the ratio of a card (320 × 202): it holds its place, in a quiet tone, before it arrives.
 * `className` gives its width, always, and its corners.
 */
export function CardArt({ className, ...art }: CardArtProps & { className: string }) {
  return <Picture {...art} width={320} height={202} className={`block h-auto bg-sunken ${className}`} />
}
