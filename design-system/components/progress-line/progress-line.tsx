export type ProgressLineProps = {
  /** What is being filled: "Progress to Tundra Tech, $300". */
  label: string
  /** How far it is, in the unit of `max`. */
  value: number
  /** Where it ends. */
  max: number
  /** The value in words, when a percentage says too little: "24,850 of 30,000 points". None by default. */
  valueText?: string
  /** 3 px high and without an outline, under a gift card. */
  thin?: boolean
}

/** How far something has come. A native progress element: no script, no style attribute. */
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
