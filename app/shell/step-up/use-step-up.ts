import { useMutation } from '@tanstack/react-query'
import { leavePage } from '../calls/release-skew.ts'
import { useLeaving } from '../forms/use-leaving.ts'

/** The address of the step-up; `undefined` for a change that needs none, `ok: false` for one that is not made. */
type Prepared = { readonly stepUp: string } | { readonly ok: false } | undefined

/**
 * A mutation that a step-up confirms: the server prepares it, then the browser goes to the provider, unless the customer
 * has left the page meanwhile.
 * @returns the mutation; `isBusy` stays true until the document is unloaded
 */
export function useStepUp<Input = void, Answer extends Prepared = Prepared>(
  prepare: (asked: Input) => Promise<Answer>,
) {
  const { isLeaving, leave } = useLeaving()
  const { mutate, ...call } = useMutation({ mutationFn: prepare })
  // A callback of `mutate` runs only while the component is mounted.
  function onSuccess(prepared: Prepared): void {
    if (!prepared || !('stepUp' in prepared)) return
    leave()
    startStepUp(prepared.stepUp)
  }
  return {
    ...call,
    mutate: (asked: Input) => mutate(asked, { onSuccess }),
    isBusy: call.isPending || isLeaving,
  }
}

/** Leaves for the provider: posts the action to the address of its step-up, as the form of a review does. */
export function startStepUp(address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.href)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = pathname
  for (const [name, value] of searchParams) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  leavePage()
  form.submit()
  form.remove()
}
