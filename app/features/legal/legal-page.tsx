import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'

interface LegalPageProps {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** Which version this is, or when it was last looked at. */
  readonly version?: string
}

/** A legal text: short paragraphs under headings. */
export function LegalPage({ title, lead, sections, version }: LegalPageProps) {
  return (
    <div className="pb-16 desktop:pb-24">
      <PageHeading title={title} lead={lead} />
      <ArticleText sections={sections} {...(version && { updated: version })} />
    </div>
  )
}
