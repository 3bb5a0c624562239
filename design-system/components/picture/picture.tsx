export type PictureSource = {
  /** URL of the image. */
  src: string
  /** As on `img`: candidates from the image service. None by default. */
  srcSet?: string
  /** As on `img`: the displayed width. Needed with `srcSet` unless that uses density descriptors. */
  sizes?: string
  /** Colour of its ground, as `#73231c`, which stands in its place while it loads. None by default. */
  ground?: string | undefined
}

export type PictureProps = PictureSource & {
  /** Text alternative; empty by default, for pictures described by the text beside them. */
  alt?: string
  /** Intrinsic width in px; with `height` it reserves the space. */
  width: number
  /** Intrinsic height in px. */
  height: number
  /** Loads at once instead of lazily, for images near the top. Same as `isLargest` by default. */
  eager?: boolean
  /** The largest image of the first view (LCP): loads with high priority. One per page. `false` by default. */
  isLargest?: boolean
  /** Size, corners and object fit. */
  className: string
}

/** An image that reserves its space, in its own colour where that is known, and loads lazily unless told otherwise. */
export function Picture({
  srcSet,
  sizes,
  alt = '',
  isLargest = false,
  eager = isLargest,
  ground,
  className,
  ...img
}: PictureProps) {
  const picture = (
    <img
      {...img}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isLargest ? 'high' : eager ? undefined : 'low'}
      className={`object-cover ${ground ? 'relative size-full' : className}`}
    />
  )
  if (!ground) return picture
  // A colour of the data: the policy allows no `style`, but the attributes of a drawing.
  return (
    <span
      className={`${className.startsWith('absolute') ? '' : 'relative '}block overflow-hidden ${className}`}
    >
      <svg aria-hidden="true" className="absolute size-full">
        <rect width="100%" height="100%" fill={ground} />
      </svg>
      {picture}
    </span>
  )
}
