import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'

export type GiftCardTileProps = {
  /** URL of the brand's page. */
  href: string
  /** Name of the brand. */
  name: string
  /** For example "From 1,000 pts". */
  from: string
  /** For example "$10". */
  amount: string
  /** Art of the card. */
  art: CardArtProps
  /** When the smallest amount is out of reach: `value` of `max` points, with the shortfall as label. None by default. */
  gap?: { value: number; max: number; label: string }
}

/** A gift card with two lines of text. Out of reach, it shows the shortfall and is not greyed out. */
export function GiftCardTile({ href, name, from, amount, art, gap }: GiftCardTileProps) {
  return (
    <article className="skip-offscreen group relative [--offscreen-height:calc((50vw-28px)*.631+61px)] tablet:[--offscreen-height:199px]">
      <CardArt
        {...art}
        className="w-full rounded-card shadow-object transition-transform group-hover:-translate-y-0.5 group-active:translate-none motion-reduce:translate-none"
      />
      <h3 translate="no" className="mt-4 text-body leading-[1.35] font-semibold tracking-normal">
        <CoverLink href={href} className="after:rounded-card">
          {inItsLanguage(name)}
        </CoverLink>
      </h3>
      <div className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
        <p>{from}</p>
        <p>{amount}</p>
      </div>
      {gap ? (
        <div className="mt-2">
          <ProgressLine thin value={gap.value} max={gap.max} />
          <p className="mt-1 text-small text-ink-2">{gap.label}</p>
        </div>
      ) : null}
    </article>
  )
}
