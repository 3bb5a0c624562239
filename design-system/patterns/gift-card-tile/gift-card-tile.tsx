import { CoverLink } from '../../components/link/cover-link.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'

export type GiftCardTileProps = {
  /** The brand's page. */
  href: string
  /** The brand. */
  name: string
  /** "From 1,000 pts" */
  from: string
  /** "$10" */
  amount: string
  /** The card's picture. */
  art: CardArtProps
  /**
   * When the smallest amount is out of reach: `value` of `max` points are there, and the label says what is left.
   * None by default.
   */
  gap?: { value: number; max: number; label: string }
}

/** A gift card in the window: the card, then two lines. Out of reach shows the gap; it is never greyed. */
export function GiftCardTile({ href, name, from, amount, art, gap }: GiftCardTileProps) {
  return (
    <article className="drawn-when-near group relative [--far-height:calc((50vw-28px)*.631+61px)] tablet:[--far-height:199px]">
      <CardArt
        {...art}
        className="w-full rounded-card shadow-object transition-transform group-hover:-translate-y-0.5 group-active:translate-none motion-reduce:translate-none"
      />
      <h3 className="mt-4 text-body leading-[1.35] font-semibold tracking-normal">
        <CoverLink href={href} className="after:rounded-card">
          {name}
        </CoverLink>
      </h3>
      <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
        <span>{from}</span>
        <span>{amount}</span>
      </p>
      {gap ? (
        <div className="mt-2">
          <ProgressLine thin label={gap.label} value={gap.value} max={gap.max} />
          <p className="mt-1 text-small text-ink-2">{gap.label}</p>
        </div>
      ) : null}
    </article>
  )
}
