import { useMutation } from '@tanstack/react-query'
import { useLeaving } from '../forms/use-leaving.ts'

/** The URL of the step-up page; `undefined` for a change that needs none, `ok: false` for one that is not made. */
type Prepared = { readonly stepUp: string } | { readonly ok: false } | undefined

/**
 * A mutation that a step-up confirms: the server prepares it, then the browser opens the step-up page, unless the
 * customer has left the page meanwhile.
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
    window.location.assign(prepared.stepUp)
  }
  return {
    ...call,
    mutate: (asked: Input) => mutate(asked, { onSuccess }),
    isBusy: call.isPending || isLeaving,
  }
}
