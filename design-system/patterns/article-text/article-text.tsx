import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
export type ArticleTextProps = {
  /** Second-level headings, each with its paragraphs. */
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** For example "Updated Nov 12, 2026". None by default. */
  updated?: string
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
                {inItsLanguage(paragraph)}
              </p>
            ))}
          </div>
        </section>
      ))}
      {updated ? <p className="split border-t border-line pt-5 text-small text-ink-2">{updated}</p> : null}
    </div>
  )
}
