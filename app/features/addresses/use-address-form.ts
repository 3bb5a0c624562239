import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { prepareAddress } from './addresses.functions.ts'

/** Sends an address to be checked, and on to the step-up page when it is good. What was typed stays. */
export function useAddressForm({ uniqueId, returnTo }: { uniqueId?: string; returnTo?: string }) {
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
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (prepare.isPending || isLeaving) return
    prepare.mutate(typedIn(event.currentTarget))
  }
  const { data, isError } = prepare
  return {
    onSubmit,
    busy: prepare.isPending || isLeaving,
    errors: data && !data.ok ? data.errors : undefined,
    failed: isError,
  }
}

/** What the fields of a form hold now. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  return typed
}
