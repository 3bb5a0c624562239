export type MemberBarcodeProps = {
  name: string
  /** "Member since 2019" */
  since: string
  /** In groups, as people read it out. */
  number: string
  /** What the drawing is, for those who cannot see it. */
  label: string
  /** Widths of bars and gaps in modules, a bar first; with quiet zones of ten modules the scanner can rely on. */
  widths: readonly number[]
}

const QUIET = 10
const HEIGHT = 64

/** The member card as a till reads it: dark bars on light, in both themes, and the number in large digits. */
export function MemberBarcode({ name, since, number, label, widths }: MemberBarcodeProps) {
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET
  return (
    <figure className="max-w-[42rem] rounded-member-card bg-on-night p-5 text-night shadow-object tablet:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-h3">{name}</span>
        <span className="text-small">{since}</span>
      </p>
      <svg
        viewBox={`0 0 ${total} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
        className="-mx-3 mt-6 block h-28 w-[calc(100%+1.5rem)] tablet:h-40"
      >
        <path d={bars(widths)} fill="currentColor" />
      </svg>
      <figcaption className="mt-5 text-[22px] leading-[1.2] font-semibold tracking-[.02em] tablet:text-[34px]">
        {number}
      </figcaption>
    </figure>
  )
}

function bars(widths: readonly number[]): string {
  let x = QUIET
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${x} 0h${width}v${HEIGHT}h-${width}z` : ''
      x += width
      return bar
    })
    .join('')
}
