import type { Address } from '@borealis/contract/addresses.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { Icon } from '@borealis/design-system/components/icon/icon.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { AddressCard } from '@borealis/design-system/patterns/address-card/address-card.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { cityLine, streetLine } from '#app/domain/address-lines.ts'
import { ADD_ADDRESS_ID, addressLineId } from '#app/domain/fragment-ids.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { forgetDrafts } from '#app/shell/forms/use-draft.ts'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { addressQueries, type ListedAddress, setDefaultAddress } from './addresses.data.ts'
import { focusFragmentTarget } from './use-returned-address.ts'

const outcomeMessages: Record<Outcome<'address'>, () => string> = {
  created: m.addresses_created,
  updated: m.addresses_updated,
  deleted: m.addresses_deleted,
  default: m.addresses_madeDefault,
}

/** The address book, and what just happened to it. */
export function AddressBook({ outcome }: { outcome: Outcome<'address'> | undefined }) {
  const list = useQuery(addressQueries.list())
  useLeftForms(outcome)
  return (
    <section aria-labelledby="profile-addresses" className="mt-16">
      <OutcomeNotice
        message={outcome && outcomeMessages[outcome]()}
        changedKeys={[addressQueries.all, accountQueries.all]}
        pageHref={href('/account/profile')}
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="profile-addresses" className="text-h2">
          {m.addresses_title()}
        </h2>
        <p className="flex items-center gap-2 text-small text-ink-2">
          <Icon of={ShieldCheck} size={18} className="shrink-0" />
          {m.addresses_askForCode({ asks: stepUpAsks() })}
        </p>
      </div>
      <SectionData query={list} failed={m.addresses_failed()}>
        {(data) => <Addresses {...data} />}
      </SectionData>
    </section>
  )
}

function Addresses({ addresses, leftOut }: { addresses: readonly Address[]; leftOut: number }) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const add = (
    <Button id={ADD_ADDRESS_ID} href={href('/account/profile/addresses/new')} variant="secondary">
      {m.addresses_add()}
    </Button>
  )
  if (addresses.length + leftOut === 0) {
    return (
      <EmptyState headingLevel={3} title={m.addresses_emptyTitle()} action={add}>
        {m.addresses_emptyText()}
      </EmptyState>
    )
  }
  return (
    <>
      {leftOut > 0 ? (
        <Banner status="warning" className="mb-6">
          {m.addresses_leftOut({ count: leftOut })}
        </Banner>
      ) : null}
      <ul className="mb-7 border-t border-line">
        {addresses.map((address) => (
          <AddressLine
            key={address.uniqueId}
            address={address}
            canChoose={pageData?.featureFlags.defaultAddress === true}
          />
        ))}
      </ul>
      {add}
    </>
  )
}

function AddressLine({ address, canChoose }: { address: ListedAddress; canChoose: boolean }) {
  const { uniqueId, addressLine1, isDefault, isIncomplete } = address
  return (
    <AddressCard
      id={addressLineId(uniqueId)}
      title={streetLine(address)}
      lines={[cityLine(address), ...(isIncomplete ? [m.addresses_incomplete()] : [])]}
      {...(isDefault
        ? { badge: m.addresses_default() }
        : canChoose && !isIncomplete && { choose: <MakeDefault {...address} /> })}
      edit={{ href: href('/account/profile/addresses/$uniqueId', { uniqueId }), label: m.addresses_edit() }}
      remove={
        <ActionLink href={href('/account/profile/addresses/$uniqueId/delete', { uniqueId })}>
          {m.addresses_removeLink()}
          <span className="sr-only">{`\u00A0${addressLine1}`}</span>
        </ActionLink>
      }
    />
  )
}

/** Makes an address the default for physical cards. It spends nothing, so no step-up is needed. */
function MakeDefault({ uniqueId, addressLine1 }: Address) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const form = useRef<HTMLFormElement>(null)
  const choose = useMutation({
    mutationFn: () => setDefaultAddress({ data: { uniqueId } }),
    onSuccess: (list) => {
      // The button disappears; the focus moves to its address.
      form.current?.closest('li')?.querySelector('a')?.focus()
      queryClient.setQueryData(addressQueries.list().queryKey, list)
      notify({ status: 'success', message: m.addresses_madeDefault() })
      announceChange(queryClient, [addressQueries.all, accountQueries.all])
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
        <span className="sr-only">{`\u00A0${addressLine1}`}</span>
      </ActionLink>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}

/**
 * Drops the drafts of the address forms, which the reader has left by opening the address book. After a change,
 * restores the focus to the place that the step-up's return path names.
 */
function useLeftForms(outcome: Outcome<'address'> | undefined): void {
  const { data: profile } = useQuery(accountQueries.profile())
  const owner = profile?.sub
  useEffect(() => {
    if (owner) forgetDrafts(owner, 'address-')
  }, [owner])
  // Before the outcome is taken out of the address, and the place with it.
  useLayoutEffect(() => {
    if (outcome) focusFragmentTarget('a')
  }, [outcome])
}
