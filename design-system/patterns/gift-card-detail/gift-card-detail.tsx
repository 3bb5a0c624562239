import { ArrowRight, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'
import { BackLink, type BackLinkProps } from '../back-link/back-link.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'

export type GiftCardDetailProps = {
  /** Link back to the catalogue. */
  back: BackLinkProps
  /** Name of the brand. */
  name: string
  /** Category of the brand, above its name. */
  category: string
  /** Two or three sentences about the brand. */
  text: string
  /** Art of the card. */
  art: CardArtProps
  /** Amounts with prices in points; an optional `note` under the title. */
  amounts: { title: string; note?: string; rows: readonly AmountRow[] }
  /** The main action and what happens next. */
  action: ReactNode
  /** Secondary action for the same amounts. None by default. */
  afterAction?: ReactNode
  /** How a card is delivered. */
  delivery: { title: string; rows: readonly { id: string; icon: IconNode; title: string; text: string }[] }
  /** Longer texts with headings: how to spend, terms. */
  notes: readonly { id: string; title: string; text: string }[]
}

/** Detail page of a brand: the art stays in view beside amounts, delivery and terms. */
export function GiftCardDetail(props: GiftCardDetailProps) {
  const { back, name, category, text, art, amounts, action, afterAction, delivery, notes } = props
  return (
    <div className="page-column pt-8 pb-16 tablet:pt-12 desktop:pb-24">
      <p className="mb-6 tablet:mb-8">
        <BackLink {...back} />
      </p>
      <div className="grid gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] desktop:gap-x-24">
        <div className="desktop:sticky desktop:top-12 desktop:self-start">
          <CardArt {...art} className="w-full rounded-card shadow-object tablet:max-w-[32rem]" />
        </div>
        <div>
          <p className="text-small text-ink-2">{inItsLanguage(category)}</p>
          <h1 translate="no" className="mt-1 text-h1">
            {inItsLanguage(name)}
          </h1>
          <p className="mt-4 max-w-measure text-lead text-ink-2">{inItsLanguage(text)}</p>
          <div className="mt-10 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-h3">{amounts.title}</h2>
            {amounts.note ? <p className="text-small text-ink-2">{amounts.note}</p> : null}
          </div>
          <AmountList rows={amounts.rows} />
          <ButtonGroup className="mt-8">{action}</ButtonGroup>
          {afterAction}
          <h2 className="mt-12 text-h3">{delivery.title}</h2>
          <ul className="mt-4">
            {delivery.rows.map(({ id, icon: Drawing, title, text: sentence }) => (
              <li key={id} className="flex gap-4 border-t border-line py-4">
                <Icon of={Drawing} size={20} className="mt-0.5 shrink-0 text-aurora-text" />
                <span>
                  <strong className="block">{title}</strong>
                  <span className="block text-ink-2">{sentence}</span>
                </span>
              </li>
            ))}
          </ul>
          {notes.map((note) => (
            <section key={note.id} aria-labelledby={note.id} className="mt-8">
              <h2 id={note.id} className="text-h3">
                {inItsLanguage(note.title)}
              </h2>
              <p className="mt-3 max-w-reading text-ink-2">{inItsLanguage(note.text)}</p>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

export type AmountRow = {
  id: string
  /** For example "$100". */
  label: string
  /** For example "10,000 pts". */
  points: string
  /** "Leaves you 14,850 pts", "Sold out for now". None for visitors. */
  detail?: string
  /** For amounts out of reach: `value` of `max` points, with the shortfall as label. */
  gap?: { value: number; max: number; label: string }
  /** Link that starts with this amount selected; absent where it cannot be bought. */
  action?: { href: string; label: string }
}

/** Amounts of a card with their price in points. An amount out of reach shows the shortfall. */
function AmountList({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {rows.map((row) => (
        <li
          key={row.id}
          className="group relative grid grid-cols-[6.5rem_1fr_1.25rem] items-center gap-x-4 border-b border-line py-4 tablet:grid-cols-[8rem_1fr_1.25rem]"
        >
          <span className="text-figure">{row.label}</span>
          <span className="min-w-0">
            <span className="block font-semibold">{row.points}</span>
            {row.detail ? <span className="block text-small text-ink-2">{row.detail}</span> : null}
            {row.gap ? (
              <span className="mt-1.5 block max-w-60">
                <ProgressLine thin value={row.gap.value} max={row.gap.max} />
                <span className="mt-1 block text-small text-ink-2">{row.gap.label}</span>
              </span>
            ) : null}
          </span>
          {row.action ? (
            <CoverLink href={row.action.href}>
              <span className="block transition-transform group-hover:translate-x-1 motion-reduce:translate-none">
                <Icon of={ArrowRight} size={20} />
              </span>
              <span className="sr-only">{row.action.label}</span>
            </CoverLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
