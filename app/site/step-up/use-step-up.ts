import { useMutation } from '@tanstack/react-query'
import { useLeaving } from '#app/site/forms/use-leaving.ts'

/** The page on which a step-up begins; nothing for a change that needs none, or that is not to be made. */
type Prepared = { readonly stepUp: string } | { readonly ok: false } | undefined

/**
 * A change that a step-up confirms: the server prepares it, and the customer is led to where the step-up begins. Whoever
 * has gone on to another page meanwhile stays there.
 * @returns the call, and whether its button is busy: until the page is gone
 */
export function useStepUp<Input = void, Answer extends Prepared = Prepared>(
  prepare: (asked: Input) => Promise<Answer>,
) {
  const { isLeaving, leave } = useLeaving()
  const { mutate, ...call } = useMutation({ mutationFn: prepare })
  // Given with the call, it is told only while the page is there.
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
