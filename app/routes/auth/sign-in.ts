import { createFileRoute } from '@tanstack/react-router'
import { formSender } from '#app/edge/form-sender.server.ts'
import { publicOrigin } from '#app/edge/own-host.server.ts'
import { refuseUnlessOpened } from '#app/edge/plain-answers.server.ts'
import { beginSignIn } from '#app/session/sign-in.server.ts'

export const Route = createFileRoute('/auth/sign-in')({
  server: {
    handlers: {
      GET: ({ request }) => {
        const refused = refuseUnlessOpened(request)
        if (refused) return refused
        const { searchParams } = new URL(request.url)
        return beginSignIn({
          returnTo: withItsQuery(searchParams.get('returnTo'), request.headers.get('referer')),
          loginHint: searchParams.get('loginHint'),
          // From a page of ours alone: a link elsewhere must not have codes sent to whom it likes.
          byCode: searchParams.has('code') && formSender(request) === 'site',
          isRenewal: searchParams.has('renew'),
          asksAgain: searchParams.has('ask'),
        })
      },
    },
  },
})

/** A page that all visitors share does not know the query it was opened with beyond what it reads; the browser does. */
function withItsQuery(returnTo: string | null, referer: string | null): string | null {
  const page = URL.parse(referer ?? '')
  const isOfPage = page?.origin === publicOrigin() && page.pathname === returnTo
  return isOfPage ? page.pathname + page.search : returnTo
}
