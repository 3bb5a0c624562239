import { createFileRoute } from '@tanstack/react-router'
import { answerProvince, cameFrom, ProvincePage } from '#app/features/province/province-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/province')({
  validateSearch: (search) => ({ from: oneOf(search.from) }),
  head: () => pageHead(m.province_title(), { isUnlisted: true }),
  component: function Province() {
    return <ProvincePage from={cameFrom(Route.useSearch().from)} />
  },
  server: { handlers: { POST: answerProvince } },
})
