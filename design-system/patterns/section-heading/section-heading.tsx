import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { ArrowLink } from '../../components/link/link.tsx'

export type SectionHeadingProps = {
  /** Heading of the section. */
  title: string
  /** Id of the heading, for `aria-labelledby` on the section. None by default. */
  id?: string
  /** Sentence under the heading. None by default. */
  intro?: string
  /** What follows is text: reduces the gap. `false` by default. */
  isBeforeText?: boolean
  /** Link to the rest, with an arrow. None by default. */
  link?: { href: string; label: string }
}

/** Heading of a section with a link on the right, or below it on a phone. */
export function SectionHeading({ title, id, intro, isBeforeText = false, link }: SectionHeadingProps) {
  return (
    <div
      className={`flex flex-col gap-x-8 gap-y-2 tablet:flex-row tablet:items-end tablet:justify-between ${isBeforeText ? 'mb-3' : 'mb-6 tablet:mb-8'}`}
    >
      <div>
        <h2 id={id} className="text-h2">
          {inItsLanguage(title)}
        </h2>
        {intro ? <p className="mt-3 max-w-measure text-ink-2">{inItsLanguage(intro)}</p> : null}
      </div>
      {link ? (
        <p className="shrink-0">
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      ) : null}
    </div>
  )
}
