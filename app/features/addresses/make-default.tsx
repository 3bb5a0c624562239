import type { Address } from '@borealis/contract/addresses.ts'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { addressQueries, setDefaultAddress } from './addresses.data.ts'

/** Makes an address the default for physical cards. It spends nothing, so no step-up is needed. */
export function MakeDefault({ uniqueId, addressLine1 }: Address) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const form = useRef<HTMLFormElement>(null)
  const choose = useMutation({
    mutationFn: () => setDefaultAddress({ data: { uniqueId } }),
    onSuccess: async (list) => {
      // The button disappears; the focus moves to its address.
      form.current?.closest('li')?.querySelector('a')?.focus()
      queryClient.setQueryData(addressQueries.list().queryKey, list)
      notify({ status: 'success', message: m.addresses_madeDefault() })
      await announceChange(queryClient, [addressQueries.all, accountQueries.all])
    },
  })
  const failure = useFailure(choose.error, m.addresses_notMadeDefault, [
    addressQueries.all,
    accountQueries.all,
  ])
  return (
    <MemberForm
      ref={form}
      action={href('/account/profile', { default: uniqueId })}
      isBusy={choose.isPending}
      send={() => choose.mutate()}
    >
      <ActionLink type="submit" aria-busy={choose.isPending}>
        {m.addresses_makeDefault()}
        <span className="sr-only"> {addressLine1}</span>
      </ActionLink>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}
