export type ProgressLineProps = {
  /** Accessible name: "Progress to Tundra Tech, $300". */
  label: string
  /** Current value, in the unit of `max`. */
  value: number
  /** Value at 100 %. */
  max: number
  /** The value in words, where a percentage says too little: "24,850 of 30,000 points". None by default. */
  valueText?: string
  /** 3 px high and without an outline, for use under a gift card. `false` by default. */
  thin?: boolean
}

/** Progress towards a goal. A native progress element: no script, no style attribute. */
export function ProgressLine({ label, value, max, valueText, thin = false }: ProgressLineProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.max(0, Math.min(value, max))}
      max={max}
      data-thin={thin || undefined}
      className="meter-line"
    />
  )
}
