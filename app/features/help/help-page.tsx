import { HiddenFields } from '@borealis/design-system/components/hidden-fields/hidden-fields.tsx'
import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#app/domain/dates.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SearchBox } from '#app/shell/page-parts/search-box.tsx'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { ContactLine } from './contact-line.tsx'
import { type HelpEntry, helpQueries } from './help.data.ts'

/** Every article under its subject. */
export function HelpPage() {
  const { data } = useSuspenseQuery(helpQueries.list())
  return (
    <>
      <PageHeading title={m.help_title()} lead={data.entries.length > 0 ? m.help_lead() : null} />
      {data.entries.length > 0 ? <HelpSearch /> : null}
      <div className="page-column gap-x-24 desktop:columns-2">
        {data.categories.map(({ code, name }) => (
          <section key={code} aria-labelledby={`help-${code}`} className="break-inside-avoid pb-12">
            <SectionHeading id={`help-${code}`} title={name} />
            <LinkList links={data.entries.filter(({ categoryCode }) => categoryCode === code).map(linkOf)} />
          </section>
        ))}
      </div>
      {data.entries.length === 0 ? (
        <div className="page-column">
          <SectionNotice text={m.help_none()} />
        </div>
      ) : null}
      <ContactLine />
    </>
  )
}

/** Looks through the articles alone, on the page for everything that is found. */
function HelpSearch() {
  return (
    <search className="page-column block pb-12">
      <SearchBox label={m.help_search()}>
        <HiddenFields fields={{ kind: 'help' }} />
      </SearchBox>
    </search>
  )
}

const linkOf = ({ slug, title, summary }: HelpEntry) => ({
  id: slug,
  href: href('/help/$slug', { slug }),
  title,
  text: summary,
})

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
