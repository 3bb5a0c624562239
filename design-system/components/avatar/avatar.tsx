export type AvatarProps = {
  /** One or two letters. */
  initials: string
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/** Who is signed in, as initials. Decoration: the name stands beside it or in the button's label. */
export function Avatar({ initials, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-10 items-center justify-center rounded-full bg-aurora-wash text-caption font-semibold text-aurora-text ${className ?? ''}`}
    >
      {initials}
    </span>
  )
}
