import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type PostedForm, useServerForm } from '#app/site/forms/use-server-form.ts'
import { prepareAddress } from './addresses.functions.ts'

type Values = Readonly<Record<string, string>>

interface AddressFormState {
  uniqueId?: string
  returnTo?: string
  /** What the fields hold before anybody types. */
  known: Values
  posted: PostedForm | undefined
}

/** Sends an address to be checked, and on to the step-up page when it is good. What was typed stays. */
export function useAddressForm({ uniqueId, returnTo, known, posted }: AddressFormState) {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // Back from the provider may bring this very document back, button and all.
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const prepare = useMutation({
    mutationFn: (typed: Record<string, string>) =>
      prepareAddress({
        data: { typed, ...(uniqueId !== undefined && { uniqueId }), ...(returnTo && { returnTo }) },
      }),
    onSuccess: (prepared) => {
      if (!prepared.ok) return
      setIsLeaving(true)
      window.location.assign(prepared.stepUp)
    },
  })
  const busy = prepare.isPending || isLeaving
  const { data, isError } = prepare
  const form = useServerForm({
    id: 'address-form',
    known,
    posted,
    refused: isError ? {} : data && !data.ok ? data.errors : undefined,
    send: (typed) => busy || prepare.mutate(typed),
  })
  return { form, busy, failed: isError || (prepare.isIdle && posted?.hasFailed === true) }
}

/** What the fields of a form hold now. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  return typed
}
