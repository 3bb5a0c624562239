import { parseProvince } from '@borealis/contract/provinces.ts'
import { createFileRoute } from '@tanstack/react-router'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { ProvincePage } from '#app/features/province/province-page.tsx'
import { currentLocale } from '#app/member-data/locale.ts'
import { saveVisitorProvince } from '#app/member-data/province.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { formOf } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

/** The path to return to, without language prefix; the home page by default. */
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
        // The language may have been changed on this page, so the return path gets the new prefix.
        return seeOther(withLocalePrefix(cameFrom(form.get('from')), currentLocale()))
      },
    },
  },
})
