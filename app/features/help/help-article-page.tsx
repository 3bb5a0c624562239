import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#app/domain/dates.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { ContactLine } from './contact-line.tsx'
import { helpQueries } from './help.data.ts'
import { linkOf } from './help-page.tsx'

/** One article, and the others on its subject. */
export function HelpArticlePage({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(helpQueries.article(slug))
  const { locale, timeZone } = useMoment()
  if (!data) return null
  const { article, related } = data
  return (
    <>
      <PageHeading
        title={article.title}
        lead={article.summary}
        back={{ href: href('/help'), label: m.help_back() }}
      />
      <ArticleText
        sections={article.sections}
        updated={m.help_updated({ date: formatDate(article.updatedOn, locale, timeZone) })}
      />
      {related.length > 0 ? (
        <section aria-labelledby="help-related" className="page-column pt-12">
          <div className="split">
            <h2 id="help-related" className="mb-5 text-h3">
              {m.help_related({ subject: article.category.name })}
            </h2>
            <LinkList links={related.map(linkOf)} />
          </div>
        </section>
      ) : null}
      <ContactLine />
    </>
  )
}
