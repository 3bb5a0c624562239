import { ENGLISH, inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { ProseLink } from '../../components/link/link.tsx'

export type ArticleTextProps = {
  /** Second-level headings, each with its paragraphs. */
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** For example "Updated Nov 12, 2026". None by default. */
  updated?: string
}

/** Each second part is an e-mail address, without the full stop that may follow it. */
const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A paragraph in which each e-mail address is a link, so that a text needs no markup. */
function paragraphWords(text: string) {
  if (text.includes(ENGLISH)) return inItsLanguage(text)
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <ProseLink key={part} href={`mailto:${part}`}>
        {part}
      </ProseLink>
    ) : (
      part
    ),
  )
}

/** Long-form text at a readable measure. Headings are beside their paragraphs where there is room, otherwise above. */
export function ArticleText({ sections, updated }: ArticleTextProps) {
  return (
    <div className="page-column pb-4">
      {sections.map((section) => (
        <section key={section.heading} className="split border-t border-line py-7 desktop:py-9">
          <h2 className="text-h3">{inItsLanguage(section.heading)}</h2>
          <div>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-reading text-ink-2 desktop:first:mt-0">
                {paragraphWords(paragraph)}
              </p>
            ))}
          </div>
        </section>
      ))}
      {updated ? <p className="split border-t border-line pt-5 text-small text-ink-2">{updated}</p> : null}
    </div>
  )
}
