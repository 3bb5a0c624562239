import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { announceChange } from '#app/site/member/other-tabs.ts'

interface NewsProps {
  /** What has just been done, as the page's address says it; nothing when it says nothing. */
  readonly words: string | undefined
  /** What it changed: the customer's other tabs read it again. */
  readonly changed: readonly QueryKey[]
  /** The address of the page without the news. */
  readonly page: string
}

/**
 * Says what a form has done that the browser itself sent, or a second check: once, as a notice, which takes it out of the
 * address; without JavaScript in its own place on the page.
 */
export function News({ words, changed, page }: NewsProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const raise = useEffectEvent((message: string) => {
    notify({ status: 'success', message })
    void announceChange(queryClient, changed)
    void router.navigate({ href: page, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (words) raise(words)
  }, [words])
  if (!words) return null
  return (
    <noscript>
      <Banner status="success" className="mb-6">
        {words}
      </Banner>
    </noscript>
  )
}
