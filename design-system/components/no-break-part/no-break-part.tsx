import { inItsLanguage } from '../in-its-language/in-its-language.ts'

export type NoBreakPartProps = {
  /** The part that must not break, such as a brand name or a number with hyphens. */
  part: string
  /** The whole text: "Order 7F3K-4410, placed Nov 13, 2026." */
  children: string
}

/**
 * Text with one part that wraps as a whole, and breaks only when no line can hold it. Adds no characters, so that
 * copied text stays searchable.
 */
export function NoBreakPart({ part, children }: NoBreakPartProps) {
  const at = part === '' ? -1 : children.indexOf(part)
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <span translate="no" className="inline-block max-w-full wrap-anywhere">
        {inItsLanguage(part)}
      </span>
      {children.slice(at + part.length)}
    </>
  )
}
