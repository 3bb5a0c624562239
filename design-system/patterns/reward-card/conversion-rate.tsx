import { takenApart } from '../../components/in-its-language/in-its-language.ts'
export type ConversionRateProps = {
  /** The rate in the programme's words: "From 1,000 points for $10". */
  text: string
  /** `card` is one line with the number in 24 px, in 20 on a phone; `page` gives the number a line of its own, 88 px on desktop. `card` by default. */
  size?: 'card' | 'page'
  /** Under it, how far that is for this member. None by default. */
  detail?: string | undefined
}

/** A number with its groups, whichever space or mark separates them. */
const NUMBER = /\d(?:[\d.,\u00A0\u202F]*\d)?/

/** What a reward takes: the first number of the sentence leads, and the words keep their order. */
export function ConversionRate({ text: said, size = 'card', detail }: ConversionRateProps) {
  const { text, lang } = takenApart(said)
  const [number = ''] = NUMBER.exec(text) ?? []
  const at = text.indexOf(number)
  const before = text.slice(0, at)
  const after = text.slice(at + number.length)
  return (
    <>
      {size === 'card' ? (
        <p lang={lang} className="font-semibold">
          {before}
          {number ? <strong className="text-h3 tablet:text-figure-small">{number}</strong> : null}
          {after}
        </p>
      ) : (
        <p lang={lang} className="flex flex-wrap items-baseline gap-x-2 text-lead font-[550]">
          {before ? <span className="mb-1 w-full">{before}</span> : null}
          {number ? (
            <strong data-first={number[0]} className="text-numeral-large">
              {number}
            </strong>
          ) : null}
          <span>{after}</span>
        </p>
      )}
      {detail ? <p className="mt-2 text-small text-ink-2">{detail}</p> : null}
    </>
  )
}
