/** Separator between two parts. */
const DOT = ' · '

export type DottedTextProps = {
  /** Parts separated by ` · `: "2,500 pts · 1.00¢ / pt". */
  children: string
}

/**
 * Parts separated by dots. Where a line breaks between two parts, the dot disappears instead of hanging at the edge.
 */
export function DottedText({ children }: DottedTextProps) {
  return (
    // Each part reserves room for the dot before it; at the start of a line that room is clipped, and the dot with
    // it.
    <span className="-ml-[.9em] flex flex-wrap [clip-path:inset(0_0_0_.9em)]">
      {children.split(DOT).map((part, index) => (
        <span key={part} className="relative pl-[.9em]">
          {index > 0 ? <span className="absolute left-[.45em]">{DOT.trim()}</span> : null}
          {part}
        </span>
      ))}
    </span>
  )
}
