export type CardArtProps = {
  /** Address of the picture. */
  src: string
  /** Candidates for `srcset`, already made by the image service. */
  srcSet?: string
  /** As on `img`: how wide it is shown; needed with `srcSet`. */
  sizes?: string
  /** Empty when the brand's name stands beside it. */
  alt: string
  /** Near the top of the page, so it should not wait. As `isLargest` by default. */
  eager?: boolean
  /** The largest picture of the first view: it comes before everything else. One on a page. `false` by default. */
  isLargest?: boolean
}

/**
 * A brand's art at the ratio of a card (320 × 202): it holds its place before it arrives.
 * `className` gives its width, always, and its corners.
 */
export function CardArt({
  className,
  src,
  srcSet,
  sizes,
  alt,
  isLargest = false,
  eager = isLargest,
}: CardArtProps & { className: string }) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={320}
      height={202}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isLargest ? 'high' : undefined}
      className={`block h-auto object-cover ${className}`}
    />
  )
}
