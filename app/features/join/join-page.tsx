import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { MINIMUM_AGE } from '#app/domain/birth-date.ts'
import { formatPoints } from '#app/domain/points.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href, signInHref } from '#app/site/href.ts'
import { currentLocale } from '#app/site/locale.ts'

/** How to join: what it takes, what it brings, and where, or that joining is closed for now. */
export function JoinPage() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  if (pageData?.public.auth.isActive === false) {
    return (
      <NoticePage
        heading={m.join_closedTitle()}
        text={[m.join_closedText(), m.join_closedMore()]}
        action={{ href: href('/offers'), label: m.join_closedAction() }}
        other={{ href: href('/contact'), label: m.errors_contact() }}
      />
    )
  }
  const age = pageData?.minimumAge ?? MINIMUM_AGE
  const welcome = pageData?.welcomePoints ?? 0
  return (
    <>
      <PageHeading title={m.join_title()} lead={m.join_lead()} />
      <div className="page-column pb-10">
        <Banner status="info" title={m.join_whereTitle()} className="max-w-[48rem]">
          {m.join_whereText()}
        </Banner>
      </div>
      <ArticleText
        sections={[
          { heading: m.join_takes(), paragraphs: [m.join_takesText(), m.join_takesAge({ age })] },
          {
            heading: m.join_brings(),
            paragraphs: [
              ...(welcome > 0
                ? [m.join_bringsWelcome({ points: formatPoints(welcome, currentLocale()) })]
                : []),
              m.join_bringsText(),
            ],
          },
          { heading: m.join_first(), paragraphs: [m.join_firstText()] },
        ]}
      />
      <div className="page-column flex flex-wrap items-center gap-x-7 gap-y-4 pt-2 pb-16 desktop:pb-24">
        <Button href={signInHref(href('/'))}>{m.join_signIn()}</Button>
        <Button href={href('/help/$slug', { slug: 'how-it-works' })} variant="secondary">
          {m.site_navHowItWorks()}
        </Button>
      </div>
    </>
  )
}
