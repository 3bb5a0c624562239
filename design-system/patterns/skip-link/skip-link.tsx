export type SkipLinkProps = {
  /** Id of `<main>`, which needs `tabIndex={-1}`. */
  targetId: string
  /** Label: "Skip to content". */
  label: string
}

/** First tab stop of a page: hidden until focused. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-button bg-brand px-6 py-3 font-semibold text-on-brand focus:translate-y-0"
    >
      {label}
    </a>
  )
}
