export type OfferNumeralProps = {
  /** What leads the offer: "+400", "2×", "20 %". */
  value: string
  /** The small word after it: "pts", "the points", "off". */
  unit: string
  /** 68 px, or 88 in a featured offer. `card` by default. */
  size?: 'card' | 'featured'
}

/** The number that leads an offer, with its small unit on the same line. */
export function OfferNumeral({ value, unit, size = 'card' }: OfferNumeralProps) {
  const scale = size === 'featured' ? 'text-[68px] tablet:text-[88px]' : 'text-[56px] desktop:text-[68px]'
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className={`${scale} leading-[.95] font-semibold tracking-[-.045em]`}>{value}</strong>
      <span className={size === 'featured' ? 'text-[20px] font-[550]' : 'text-body'}>{unit}</span>
    </p>
  )
}
