import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { ContactLine } from './contact-line.tsx'
import { helpQueries } from './help.data.ts'
import type { HelpEntry } from './help-entry.ts'

/** Every article under its subject. */
export function HelpPage() {
  const { data } = useSuspenseQuery(helpQueries.list())
  return (
    <>
      <PageHeading title={m.help_title()} lead={data.entries.length > 0 ? m.help_lead() : null} />
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

export const linkOf = ({ slug, title, summary }: HelpEntry) => ({
  id: slug,
  href: href('/help/$slug', { slug }),
  title,
  text: summary,
})
