import { createFileRoute } from '@tanstack/react-router'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { parseProvince } from '#app/domain/provinces.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { saveVisitorProvince } from '#app/features/province/province.functions.ts'
import { ProvincePage } from '#app/features/province/province-page.tsx'
import { seeOther } from '#app/http/see-other.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'
import { formOf } from '#app/site/forms/posted-form.ts'
import { currentLocale } from '#app/site/links/locale.ts'
import { oneOf } from '#app/site/links/search-params.ts'

/** The path that the reader came from, without language prefix; home when nobody said. */
const cameFrom = (from: unknown) => safeReturnPath(from ?? '/')

export const Route = createFileRoute('/province')({
  validateSearch: (search) => ({ from: oneOf(search.from) }),
  head: () => pageHead(m.province_title(), m.province_lead(), { isUnlisted: true }),
  component: function Province() {
    return <ProvincePage from={cameFrom(Route.useSearch().from)} />
  },
  server: {
    handlers: {
      POST: async ({ request }) => {
        const form = await formOf(request)
        const provinceCode = parseProvince(form.get('province')) ?? null
        await saveVisitorProvince({ data: { provinceCode } })
        // The reader may have changed the language on this page: the way back is in the new one.
        return seeOther(withLocalePrefix(cameFrom(form.get('from')), currentLocale()))
      },
    },
  },
})
