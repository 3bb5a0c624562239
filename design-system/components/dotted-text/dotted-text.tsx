/** What stands between two parts. */
const DOT = ' · '

export type DottedTextProps = {
  /** Parts with ` · ` between them: "2,500 pts · 1.00¢ / pt". */
  children: string
}

/** Parts with dots between them. Where a line ends between two parts, so does the dot: it never hangs at an edge. */
export function DottedText({ children }: DottedTextProps) {
  return (
    // Each part brings room for the dot before it: at the start of a line that room, and the dot, is cut off.
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
