import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.queries.ts'
import { href } from '#app/shell/links/href.ts'
import { JoinForm } from './join-form.tsx'
import type { JoinPlace } from './join-steps.ts'

/** Joining the programme, step by step; or why there is nothing to do here. */
export function JoinPage({ place }: { place: JoinPlace }) {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: pageData } = useQuery(pageDataQueries.current())
  return <div id="create-account">{body()}</div>

  function body() {
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
    if (auth?.isLoggedIn) {
      return (
        <NoticePage
          unlit={false}
          heading={m.join_memberTitle()}
          text={[m.join_memberText()]}
          action={{ href: href('/account'), label: m.join_memberAction() }}
        />
      )
    }
    return <JoinForm place={place} pageData={pageData} />
  }
}
