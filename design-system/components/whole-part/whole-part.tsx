export type WholePartProps = {
  /** What no line may cut, such as a brand's name or a number with hyphens. */
  part: string
  /** The words that it stands in: "Order 7F3K-4410, placed Nov 13, 2026." */
  children: string
}

/**
 * Words of which one part goes to the next line as a whole. Only where a line cannot hold it alone is it cut. Nothing is
 * added to the text, so that what is copied from it can be searched for.
 */
export function WholePart({ part, children }: WholePartProps) {
  const at = part === '' ? -1 : children.indexOf(part)
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <span className="inline-block max-w-full wrap-anywhere">{part}</span>
      {children.slice(at + part.length)}
    </>
  )
}
