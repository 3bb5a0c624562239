import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMeasured } from '#app/analytics/is-measured.ts'
import { withSender } from '#app/analytics/track.ts'
import { experimentQueries } from '#app/member-data/experiments.data.ts'
import { sessionQueries } from '#app/session/session.data.ts'

/** Reports page views and selections to analytics. Loads nothing until the visitor has consented to measurement. */
export function Analytics() {
  const page = useRouterState({
    // Serialised, so that the selector returns an equal value for the same page.
    select: ({ matches, location }) => {
      const last = matches.at(-1)
      const isSearch = location.pathname === '/search' && 'q' in location.search
      return JSON.stringify([last?.routeId, last?.params, isSearch, 'purchase' in location.search])
    },
  })
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: experiments } = useQuery(experimentQueries.current())
  const codes = experiments?.codes.join(' ') ?? ''

  useEffect(() => {
    const tell = () => {
      if (isMeasured()) withSender(({ trackPage }) => trackPage(page, auth?.isLoggedIn ?? false, codes))
    }
    tell()
    // Consent may be given while the page is open.
    window.addEventListener('consent', tell)
    return () => window.removeEventListener('consent', tell)
  }, [page, auth?.isLoggedIn, codes])
  return null
}
