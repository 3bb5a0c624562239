import { useRouter, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { afterNextFrame, answerPress } from '../page-parts/after-next-frame.ts'
import { keepInAddress, navigate } from '../page-parts/navigate.ts'
import { queryOf } from './form-fields.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * Submits the steps of a form as client navigations. The last step is a native form to the identity provider, and is
 * sent once.
 * @param shown the step to which Back returns, with its input; without, to the page as it was opened
 */
export function useStepForm(shown?: string) {
  const router = useRouter()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isStepping, setIsStepping] = useState(false)
  // A ref, not state, so that a second press in the same frame sees it.
  const isUnderWay = useRef(false)
  const { isLeaving, leave } = useLeaving()

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    if (form.method === 'post' && !isLeaving && !isUnderWay.current) {
      if (leave()) forgetReturned(form)
      return
    }
    event.preventDefault()
    if (isLeaving || isUnderWay.current) return
    isUnderWay.current = true
    answerPress(event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null)
    const fields = queryOf(form)
    const href = `${new URL(form.action).pathname}?${fields}`
    if (shown) {
      fields.set('step', shown)
      keepInAddress(`?${fields}`)
    }
    const step = () => {
      setIsStepping(true)
      return navigate(router, { href, resetScroll: false })
    }
    void afterNextFrame(step).finally(() => {
      isUnderWay.current = false
      setIsStepping(false)
    })
  }

  return { pending: isLeaving || (isStepping && isLoading), onSubmit }
}

/** Once another order is confirmed, Back does not tell what became of the one that the address still names. */
function forgetReturned(form: HTMLFormElement): void {
  const address = new URL(location.href)
  if (address.searchParams.get('intent') === queryOf(form).get('intent')) return
  address.searchParams.delete('intent')
  keepInAddress(address.href)
}
