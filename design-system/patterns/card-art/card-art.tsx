import { Picture, type PictureProps } from '../../components/picture/picture.tsx'

export type CardArtProps = Omit<PictureProps, 'alt' | 'width' | 'height' | 'className'> & {
  /** Text alternative; empty where the brand's name is beside it. */
  alt: string
}

/**
 * A brand's art at the ratio of a card (320 × 202), on a placeholder until it has loaded. `className` sets width and
 * corners.
 */
export function CardArt({ className, ...art }: CardArtProps & { className: string }) {
  return <Picture {...art} width={320} height={202} className={`block h-auto bg-sunken ${className}`} />
}
