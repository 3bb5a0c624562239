import { createFileRoute } from '@tanstack/react-router'
import { AddressFormPage, answerChangedAddress } from '#app/features/addresses/address-form-page.tsx'
import { loadAddress } from '#app/features/addresses/load-address.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/profile/addresses/$uniqueId/')({
  validateSearch: readIntent,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, serverContext }) => {
    await loadAddress(context.queryClient, { uniqueId: params.uniqueId, intent: deps.intent })
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.addresses_editHeading()),
  staticData: { wakes: ['intent'] },
  component: function EditAddress() {
    const { uniqueId } = Route.useParams()
    return (
      <AccountPage
        title={m.addresses_title()}
        back={{ href: href('/account/profile'), label: m.addresses_backToProfile() }}
      >
        <AddressFormPage
          key={uniqueId}
          uniqueId={uniqueId}
          intent={Route.useSearch().intent}
          posted={Route.useLoaderData().posted}
        />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerChangedAddress } },
})
