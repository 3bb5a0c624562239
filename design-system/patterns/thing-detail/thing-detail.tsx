import type { ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'
import { BackLink, type BackLinkProps } from '../back-link/back-link.tsx'
import { DefinitionRows, type DefinitionRowsProps } from '../definition-rows/definition-rows.tsx'

export type ThingDetailProps = {
  /** The way back to the list. */
  back: BackLinkProps
  /** Its picture; `null` when there is none. */
  art?: PictureSource | null
  /** In the art's place: an example, a sum. None by default. */
  aside?: ReactNode
  /** Something that holds for the whole page, such as that the offer is over. None by default. */
  notice?: ReactNode
  /** Above the words: a badge, a numeral. None by default. */
  lead?: ReactNode
  /** Brand or category. */
  overline: string
  /** What it is. */
  title: string
  /** What it means, in two or three sentences. */
  text: string
  /** What one can do here: a button, a code. None by default. */
  action?: ReactNode
  /** What else is known, one row each; nothing by default. */
  facts?: DefinitionRowsProps['rows']
  /** Details, how to use it, terms: long words under short headings. */
  notes: readonly { id: string; title: string; text: string }[]
}

/** One offer, reward or way to spend, in full: art at the right on a desk and on top of a phone, words beside it. */
export function ThingDetail(props: ThingDetailProps) {
  const { back, art, aside, notice, lead, overline, title, text, action, facts = [], notes } = props
  return (
    <div className="page-column pt-8 pb-16 tablet:pt-12 desktop:pb-24">
      <p className="mb-4 tablet:mb-6">
        <BackLink {...back} />
      </p>
      {notice ? <div className="mb-8">{notice}</div> : null}
      <div className="grid gap-x-24 gap-y-8 desktop:grid-cols-[7fr_5fr]">
        <div className={aside ? 'order-2' : 'desktop:order-2'}>{art ? <Art {...art} /> : aside}</div>
        <div>
          {lead ? <div className="mb-5">{lead}</div> : null}
          <p className="text-ink-2">{overline}</p>
          <h1 className="mt-1 max-w-[24em] text-h2">{title}</h1>
          <p className="mt-4 max-w-measure text-lead text-ink-2">{text}</p>
          {action ? <ButtonGroup className="mt-7">{action}</ButtonGroup> : null}
          {facts.length > 0 ? (
            <div className="mt-10 tablet:border-t tablet:border-line">
              <DefinitionRows rows={facts} />
            </div>
          ) : null}
          {notes.map((note) => (
            <section key={note.id} aria-labelledby={note.id} className="mt-10">
              <h2 id={note.id} className="text-h3">
                {note.title}
              </h2>
              <p className="mt-3 max-w-reading text-ink-2">{note.text}</p>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Art(art: PictureSource) {
  return (
    <Picture
      {...art}
      isLargest
      width={500}
      height={375}
      className="-mx-margin block h-[212px] w-[calc(100%+2*var(--ds-space-margin))] max-w-none tablet:mx-0 tablet:h-[300px] tablet:w-full tablet:rounded-window desktop:sticky desktop:top-12 desktop:h-auto desktop:aspect-[4/3]"
    />
  )
}
