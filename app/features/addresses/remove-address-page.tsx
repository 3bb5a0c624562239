import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { ADDRESS_CHANGE_ID } from '#app/domain/fragment-ids.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { answerForm, type FormPost } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { UnraisedNotice } from '#app/shell/page-parts/unraised-notice.tsx'
import type { ReturnedWords } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { addressQueries, prepareAddressRemoval } from './addresses.data.ts'
import { useReturnedAddress } from './use-returned-address.ts'

const words: ReturnedWords = {
  waiting: m.addresses_removalNotYet,
  cancelled: m.addresses_removalStopped,
  refused: (because) => because ?? m.addresses_removalRefused(),
  unknown: m.addresses_removalUnknown,
  expired: m.addresses_removalLate,
}

interface RemoveAddressPageProps {
  uniqueId: string
  intent: string | undefined
  /** The form was posted without JavaScript, and the backend did not answer. */
  hasFailed: boolean
}

/** Confirms the removal of an address, and leads on to the step-up. */
export function RemoveAddressPage({ uniqueId, intent, hasFailed }: RemoveAddressPageProps) {
  const { data } = useSuspenseQuery(addressQueries.list())
  const { notice } = useReturnedAddress(intent, words)
  const remove = useStepUp(() => prepareAddressRemoval({ data: { uniqueId } }))
  const address = data.addresses.find((one) => one.uniqueId === uniqueId)
  const back = { href: href('/account/profile'), label: m.addresses_backToProfile() }
  if (!address) {
    return <NoticePage heading={m.addresses_goneHeading()} text={[m.addresses_goneText()]} action={back} />
  }
  return (
    <div id={ADDRESS_CHANGE_ID} className="scroll-mt-6">
      <UnraisedNotice notice={notice} className="page-column pt-6" />
      <NoticePage
        unlit={false}
        heading={m.addresses_removeHeading()}
        text={[envelopeLines(address).join(', '), m.addresses_removeText({ asks: stepUpAsks() })]}
      >
        <MemberForm
          action={href('/account/profile/addresses/$uniqueId/delete', { uniqueId })}
          isBusy={remove.isBusy}
          send={() => remove.mutate()}
        >
          <Button type="submit" variant="destructive" busy={remove.isBusy} busyLabel={m.addresses_removing()}>
            {m.addresses_remove()}
          </Button>
        </MemberForm>
        <ActionLink href={back.href}>{m.addresses_keep()}</ActionLink>
        {remove.isError || (remove.isIdle && hasFailed) ? (
          <FailureText className="w-full">{m.addresses_notSent()}</FailureText>
        ) : null}
      </NoticePage>
    </div>
  )
}

/** The form without JavaScript. */
export const answerAddressRemoval = <T,>({ request, params, next }: FormPost<T, { uniqueId: string }>) =>
  answerForm(
    request,
    async () => goToStepUp(await prepareAddressRemoval({ data: { uniqueId: params.uniqueId } })),
    next,
  )
