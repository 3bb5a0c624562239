export type ArticleTextProps = {
  /** Headings of the second level, each with its paragraphs. */
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** "Updated Nov 12, 2026"; none by default. */
  updated?: string
}

/** Words to read: short headings, a narrow measure, nothing beside them. */
export function ArticleText({ sections, updated }: ArticleTextProps) {
  return (
    <div className="page-column pb-4">
      {sections.map((section) => (
        <section key={section.heading} className="max-w-[48rem] border-t border-line py-7">
          <h2 className="text-h3">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-measure text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {updated ? (
        <p className="max-w-[48rem] border-t border-line pt-5 text-small text-ink-2">{updated}</p>
      ) : null}
    </div>
  )
}
