import { formatPostalCode, isPostalCode } from '#app/domain/postal-code.ts'
import { type IsRight, isFilled } from '#app/shell/forms/open-errors.ts'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { useServerForm } from '#app/shell/forms/use-server-form.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { longestAddressText } from './address-fields.ts'
import { prepareAddress } from './addresses.data.ts'

type Values = Readonly<Record<string, string>>

interface AddressFormState {
  uniqueId?: string
  returnTo?: string
  /** What the fields hold before anybody types. */
  known: Values
  posted: PostedForm | undefined
}

const isRight: IsRight = (field, text) => {
  if (field === 'postalCode') return isPostalCode(formatPostalCode(text))
  const longest = Object.entries(longestAddressText).find(([name]) => name === field)?.[1]
  if (longest !== undefined && text.trim().length > longest) return false
  return field === 'addressLine2' || isFilled(field, text)
}

/** Sends an address to be checked, and on to the step-up page when it is good. What was typed stays. */
export function useAddressForm({ uniqueId, returnTo, known, posted }: AddressFormState) {
  const prepare = useStepUp((typed: Record<string, string>) =>
    prepareAddress({
      data: { typed, ...(uniqueId !== undefined && { uniqueId }), ...(returnTo && { returnTo }) },
    }),
  )
  const { data, isError, isBusy } = prepare
  const form = useServerForm({
    id: 'address-form',
    known,
    posted,
    isRight,
    refused: isError ? {} : data && !data.ok ? data.errors : undefined,
    send: (typed) => isBusy || prepare.mutate(typed),
  })
  return { form, busy: isBusy, failed: isError || (prepare.isIdle && posted?.hasFailed === true) }
}
