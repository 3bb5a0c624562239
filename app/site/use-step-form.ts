import { useRouter, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { afterNextFrame } from './after-next-frame.ts'
import { queryOf } from './use-applied-form.ts'

/**
 * Takes the steps without loading the page anew; the last one leaves for the identity provider by a real form, once.
 */
export function useStepForm() {
  const router = useRouter()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isStepping, setIsStepping] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // Back from the provider may bring this very document back, button and all.
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const isUnderWay = isLeaving || isStepping
    if (form.method === 'post' && !isUnderWay) {
      setIsLeaving(true)
      return
    }
    event.preventDefault()
    if (isUnderWay) return
    const href = `${new URL(form.action).pathname}?${queryOf(form)}`
    setIsStepping(true)
    void afterNextFrame(() => router.navigate({ href, resetScroll: false })).finally(() =>
      setIsStepping(false),
    )
  }

  return { pending: isLeaving || (isStepping && isLoading), onSubmit }
}
