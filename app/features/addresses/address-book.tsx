import type { Address } from '@borealis/contract/addresses.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Icon } from '@borealis/design-system/components/icon/icon.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { AddressCard } from '@borealis/design-system/patterns/address-card/address-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide'
import { cityLine, streetLine } from '#app/domain/address-lines.ts'
import { ADD_ADDRESS_ID, addressLineId } from '#app/domain/fragment-ids.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { SuccessNotice } from '#app/shell/page-parts/success-notice.tsx'
import type { AddressOutcome } from './address-outcome.ts'
import { addressQueries } from './addresses.data.ts'
import { MakeDefault } from './make-default.tsx'
import { useLeftForms } from './use-left-forms.ts'

const outcomeMessages: Record<AddressOutcome, () => string> = {
  created: m.addresses_created,
  updated: m.addresses_updated,
  deleted: m.addresses_deleted,
  default: m.addresses_madeDefault,
}

/** The address book, and what just happened to it. */
export function AddressBook({ outcome }: { outcome: AddressOutcome | undefined }) {
  const list = useQuery(addressQueries.list())
  useLeftForms(outcome)
  return (
    <section aria-labelledby="profile-addresses" className="mt-16">
      <SuccessNotice
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
          {m.addresses_askForCode()}
        </p>
      </div>
      <SectionData query={list} failed={m.addresses_failed()}>
        {(data) => <Addresses addresses={data.addresses} />}
      </SectionData>
    </section>
  )
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const add = (
    <Button id={ADD_ADDRESS_ID} href={href('/account/profile/addresses/new')} variant="secondary">
      {m.addresses_add()}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <EmptyState headingLevel={3} title={m.addresses_emptyTitle()} action={add}>
        {m.addresses_emptyText()}
      </EmptyState>
    )
  }
  return (
    <>
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

function AddressLine({ address, canChoose }: { address: Address; canChoose: boolean }) {
  const { uniqueId, addressLine1, isDefault } = address
  return (
    <AddressCard
      id={addressLineId(uniqueId)}
      title={streetLine(address)}
      lines={[cityLine(address)]}
      {...(isDefault
        ? { badge: m.addresses_default() }
        : canChoose && { choose: <MakeDefault {...address} /> })}
      edit={{ href: href('/account/profile/addresses/$uniqueId', { uniqueId }), label: m.addresses_edit() }}
      remove={
        <ActionLink href={href('/account/profile/addresses/$uniqueId/delete', { uniqueId })}>
          {m.addresses_removeLink()}
          <span className="sr-only"> {addressLine1}</span>
        </ActionLink>
      }
    />
  )
}
