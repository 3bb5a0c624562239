export type OfferNumeralProps = {
  /** What leads the offer: "+400", "2×", "20 %". */
  value: string
  /** The small word after it: "pts", "the points", "off". */
  unit: string
  /** On a desk 68 px at the usual size of letters, or 88 in a featured offer. `card` by default. */
  size?: 'card' | 'featured'
}

/** The number that leads an offer, with its small unit on the same line. */
export function OfferNumeral({ value, unit, size = 'card' }: OfferNumeralProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className={size === 'featured' ? 'text-numeral-large' : 'text-numeral'}>{value}</strong>
      <span className={size === 'featured' ? 'text-lead font-[550]' : 'text-body'}>{unit}</span>
    </p>
  )
}
