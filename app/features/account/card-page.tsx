import { code128 } from '@borealis/design-system/components/barcode/code-128.ts'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import { MemberBarcode } from '@borealis/design-system/patterns/member-barcode/member-barcode.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import * as m from '#app/paraglide/messages.js'
import { accountQueries } from './account.queries.ts'

/** The member's number as a till reads it, and in digits large enough to read out. */
export function CardPage() {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { sceneNumber, firstName, lastName, memberSince } = profile
  return (
    <>
      <MemberBarcode
        name={`${firstName} ${lastName}`}
        since={m.card_since({ year: memberSince.slice(0, 4) })}
        number={formatMemberNumber(sceneNumber)}
        label={m.card_barcode()}
        widths={code128(sceneNumber) ?? []}
      />
      <p className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-ink-2">
        {m.card_how()}
        <CopyLink
          text={sceneNumber}
          label={m.card_copy()}
          context={m.card_copyContext()}
          copied={m.card_copied()}
        />
      </p>
    </>
  )
}
