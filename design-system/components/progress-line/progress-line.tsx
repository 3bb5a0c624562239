export type ProgressLineProps = {
  /** Accessible name: "Progress to Tundra Tech, $300". Without it, only eyes see the line: the words beside it say as much. */
  label?: string
  /** Current value, in the unit of `max`. */
  value: number
  /** Value at 100 %. */
  max: number
  /** 3 px high and without an outline, for use under a gift card. `false` by default. */
  thin?: boolean
}

/** Progress towards a goal. A native progress element: no script, no style attribute. */
export function ProgressLine({ label, value, max, thin = false }: ProgressLineProps) {
  return (
    <progress
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      value={Math.max(0, Math.min(value, max))}
      max={max}
      data-thin={thin || undefined}
      className="meter-line"
    />
  )
}
