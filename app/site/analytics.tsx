import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMeasured } from '#app/analytics/track.ts'
import { experimentQueries } from '#app/features/page-data/experiments.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/** Says which page is looked at, and what is chosen on it. While visits may not be measured it loads nothing. */
export function Analytics() {
  const page = useRouterState({
    // As text, so that the same page is the same page however often the router looks.
    select: ({ matches, location }) => {
      const last = matches.at(-1)
      const isSearch = location.pathname === '/search' && 'q' in location.search
      return JSON.stringify({ routeId: last?.routeId ?? '', params: last?.params ?? {}, isSearch })
    },
  })
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: experiments } = useQuery(experimentQueries.current())
  const isLoggedIn = auth?.isLoggedIn ?? false
  const codes = experiments?.codes.join(' ') ?? ''

  useEffect(() => {
    const tell = () => {
      if (!isMeasured()) return
      withSender(({ setVariants, tellPage }) => {
        setVariants(codes === '' ? [] : codes.split(' '))
        return tellPage({ ...JSON.parse(page), isLoggedIn })
      })
    }
    tell()
    // The yes itself comes in the middle of a page.
    window.addEventListener('consent', tell)
    return () => window.removeEventListener('consent', tell)
  }, [page, isLoggedIn, codes])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!isMeasured() || !(target instanceof Element)) return
      const path = target.closest('main a[href]')?.getAttribute('href')
      if (path) withSender(({ tellChoice }) => tellChoice(path, JSON.parse(page).routeId))
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [page])
  return null
}

type Sender = typeof import('#app/analytics/tag-frame.ts')

/** Analytics that could not be loaded are no news to a customer. */
const withSender = (work: (sender: Sender) => Promise<void>) =>
  void import('#app/analytics/tag-frame.ts').then(work).catch(() => undefined)
