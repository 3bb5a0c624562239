import { inItsLanguage, takenApart } from '../../components/in-its-language/in-its-language.ts'
export type OfferNumeralProps = {
  /** The headline number: "+400", "2×", "20 %". */
  value: string
  /** Unit after the number: "pts", "the points", "off". */
  unit: string
  /** `card` is 68 px on desktop, `featured` 88; both scale with text size. `card` by default. */
  size?: 'card' | 'featured'
}

/** The number that leads an offer, with its unit. */
export function OfferNumeral({ value: said, unit, size = 'card' }: OfferNumeralProps) {
  const { text: value, lang } = takenApart(said)
  return (
    <p lang={lang} className="flex flex-wrap items-baseline gap-x-2">
      <strong data-first={value[0]} className={size === 'featured' ? 'text-numeral-large' : 'text-numeral'}>
        {value}
      </strong>
      <span className={size === 'featured' ? 'text-lead font-[550]' : 'text-body'}>
        {inItsLanguage(unit)}
      </span>
    </p>
  )
}
