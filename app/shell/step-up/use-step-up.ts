import { useMutation } from '@tanstack/react-query'
import { leavePage } from '../calls/release-skew.ts'
import { useLeaving } from '../forms/use-leaving.ts'
import { href } from '../links/href.ts'

/** The handle of the action that a step-up confirms; else what became of a change that needs none, or is not made. */
type Prepared = { readonly stepUp: string } | { readonly ok: boolean } | undefined

type Unasked<Answer> = Exclude<Answer, { readonly stepUp: string }>

/**
 * A mutation that a step-up confirms: the server prepares it, then the browser goes to the provider, unless the customer
 * has left the page meanwhile.
 * @param onUnasked what an answer does for which nothing is confirmed, whatever page is open by then; nothing by default
 * @returns the mutation; `isBusy` stays true until the document is unloaded
 */
export function useStepUp<Input = void, Answer extends Prepared = Prepared>(
  prepare: (asked: Input) => Promise<Answer>,
  onUnasked?: (answer: Unasked<Answer>) => Promise<void>,
) {
  const { isLeaving, leave } = useLeaving()
  const { mutate, ...call } = useMutation({
    mutationFn: prepare,
    onSuccess: async (answer) => {
      if (isUnasked(answer)) await onUnasked?.(answer)
    },
  })
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

const isUnasked = <Answer extends Prepared>(answer: Answer): answer is Unasked<Answer> =>
  !answer || !('stepUp' in answer)

/**
 * Leaves for the provider: posts the action to the step-up, as the form of a review does.
 * @param intent the handle of the action
 */
function startStepUp(intent: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = href('/auth/step-up')
  form.append(
    Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: intent }),
  )
  document.body.append(form)
  leavePage()
  form.submit()
  form.remove()
}
