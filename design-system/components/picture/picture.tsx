export type PictureSource = {
  /** Address of the picture. */
  src: string
  /** Candidates for `srcset`, already made by the image service. */
  srcSet?: string
  /** As on `img`: how wide it is shown; needed with `srcSet` unless that names densities. */
  sizes?: string
}

export type PictureProps = PictureSource & {
  /** What it shows; empty by default, where the words beside it say it all. */
  alt?: string
  /** Its width in px, which with `height` keeps its place before it arrives. */
  width: number
  /** Its height in px. */
  height: number
  /** Near the top of the page, so it does not wait to be scrolled to. As `isLargest` by default. */
  eager?: boolean
  /** The largest picture of the first view: it comes before everything else. One on a page. `false` by default. */
  isLargest?: boolean
  /** Its size, its corners and how it is cut. */
  className: string
}

/** A picture that holds its place, and waits until it is near, and behind what the page needs, unless it is told not to. */
export function Picture({
  srcSet,
  sizes,
  alt = '',
  isLargest = false,
  eager = isLargest,
  className,
  ...img
}: PictureProps) {
  return (
    <img
      {...img}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isLargest ? 'high' : eager ? undefined : 'low'}
      className={`object-cover ${className}`}
    />
  )
}
