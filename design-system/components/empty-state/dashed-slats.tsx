const heights = [60, 46, 42, 49, 53, 43, 38, 46, 42, 54, 61, 64, 51, 45, 36]
const step = 12.5
const width = 7

/** Slats without light: dashed outlines on a line. Decoration. */
export function DashedSlats() {
  const outline = heights
    .map((height, index) => {
      const x = 3 + index * step
      return `M${x} 68V${68 - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V68`
    })
    .join('')
  return (
    <svg
      viewBox="0 0 188 70"
      width="188"
      height="70"
      fill="none"
      aria-hidden="true"
      className="text-aurora-line"
    >
      <path d={outline} stroke="currentColor" strokeWidth="1.25" strokeDasharray="2.5 2.5" />
      <path d="M0 68.75H188" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
