import { createFileRoute } from '@tanstack/react-router'
import { loadAddress } from '#app/features/addresses/load-address.ts'
import { answerAddressRemoval, RemoveAddressPage } from '#app/features/addresses/remove-address-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { readIntent } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/_member/account/profile/addresses/$uniqueId/delete')({
  validateSearch: readIntent,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, serverContext }) => {
    const { uniqueId } = params
    await loadAddress(context.queryClient, { uniqueId, intent: deps.intent, mayBeGone: true })
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.addresses_removeHeading()),
  staticData: { wakes: ['intent'] },
  component: function RemoveAddress() {
    return (
      <RemoveAddressPage
        uniqueId={Route.useParams().uniqueId}
        intent={Route.useSearch().intent}
        hasFailed={Route.useLoaderData().posted?.hasFailed === true}
      />
    )
  },
  server: { handlers: { POST: answerAddressRemoval } },
})
