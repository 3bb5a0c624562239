import { createFileRoute } from '@tanstack/react-router'
import { JoinPage, JoinSky } from '#app/features/registration/join-page.tsx'
import { parseJoinPlace } from '#app/features/registration/join-steps.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/create-account/')({
  validateSearch: (search) => ({ step: oneOf(search.step) }),
  // The server renders it; a navigation neither waits for a decoration nor fails by it.
  loader: async () => {
    if (typeof document === 'undefined') await JoinSky.ready()
  },
  head: () => pageHead(m.join_title()),
  staticData: { wakes: ['step'] },
  component: function CreateAccount() {
    return <JoinPage place={parseJoinPlace(Route.useSearch().step)} />
  },
})
