import type { ReactNode } from 'react'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'
import { BackLink, type BackLinkProps } from '../back-link/back-link.tsx'
import { DefinitionRows, type DefinitionRowsProps } from '../definition-rows/definition-rows.tsx'

export type ItemDetailProps = {
  /** Link back to the list. */
  back: BackLinkProps
  /** Art of the item; `null` when there is none. None by default. */
  art?: PictureSource | null
  /** Replaces the art, for example with an example or a sum. None by default. */
  aside?: ReactNode
  /** Notice about the whole page, such as that the offer has ended. None by default. */
  notice?: ReactNode
  /** Above the title: a badge or a number. None by default. */
  lead?: ReactNode
  /** Brand or category, above the title. */
  overline: string
  /** Title. */
  title: string
  /** Two or three sentences. */
  text: string
  /** The main action: a button or a code. None by default. */
  action?: ReactNode
  /** Further facts, one row each. None by default. */
  facts?: DefinitionRowsProps['rows']
  /** Longer texts with headings: details, how to use it, terms. */
  notes: readonly { id: string; title: string; text: string }[]
}

/** Detail page of an offer, reward or way to spend: art on the right on desktop and on top on a phone. */
export function ItemDetail(props: ItemDetailProps) {
  const { back, art, aside, notice, lead, overline, title, text, action, facts = [], notes } = props
  return (
    <div className="page-column pt-8 pb-16 tablet:pt-12 desktop:pb-24">
      <p className="mb-4 tablet:mb-6">
        <BackLink {...back} />
      </p>
      {notice ? <div className="mb-8">{notice}</div> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-24 gap-y-8 desktop:grid-cols-[7fr_5fr] print:block">
        {art ? (
          <div className="desktop:order-2 print:hidden">
            <Art {...art} />
          </div>
        ) : null}
        <div>
          {lead ? <div className="mb-5">{lead}</div> : null}
          <p className="text-ink-2">{inItsLanguage(overline)}</p>
          <h1 className="mt-1 max-w-[24em] text-h2">{inItsLanguage(title)}</h1>
          <p className="mt-4 max-w-measure text-lead text-ink-2">{inItsLanguage(text)}</p>
          {/* No group of buttons, which paper goes without: a code is printed. */}
          {action ? <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">{action}</div> : null}
          {facts.length > 0 ? (
            <div className="mt-10 tablet:border-t tablet:border-line">
              <DefinitionRows rows={facts} />
            </div>
          ) : null}
          {notes.map((note) => (
            <section key={note.id} aria-labelledby={note.id} className="mt-10">
              <h2 id={note.id} className="text-h3">
                {inItsLanguage(note.title)}
              </h2>
              <p className="mt-3 max-w-reading text-ink-2">{inItsLanguage(note.text)}</p>
            </section>
          ))}
        </div>
        {/* With headings of its own, which follow the title. */}
        {aside && !art ? <div>{aside}</div> : null}
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
