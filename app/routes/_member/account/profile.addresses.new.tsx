import { createFileRoute } from '@tanstack/react-router'
import { localPath } from '#app/domain/return-path.ts'
import { AddressFormPage, answerNewAddress } from '#app/features/addresses/address-form-page.tsx'
import { loadAddress } from '#app/features/addresses/load-address.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/profile/addresses/new')({
  validateSearch: (search): { intent?: string; returnTo?: string } => {
    const returnTo = localPath(oneOf(search.returnTo))
    return { ...readIntent(search), ...(returnTo && { returnTo }) }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, serverContext }) => {
    await loadAddress(context.queryClient, { intent: deps.intent })
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.addresses_newHeading()),
  staticData: { wakes: ['intent'] },
  component: function NewAddress() {
    const { intent, returnTo } = Route.useSearch()
    return (
      <AccountPage
        title={m.addresses_title()}
        back={{ href: href('/account/profile'), label: m.addresses_backToProfile() }}
      >
        <AddressFormPage
          intent={intent}
          posted={Route.useLoaderData().posted}
          returnTo={localPath(returnTo)}
        />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerNewAddress } },
})
