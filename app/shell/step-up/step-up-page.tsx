import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { AuthNotice } from '@borealis/design-system/patterns/auth-notice/auth-notice.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { imageUrl } from '#app/images/image-url.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { HYDRATED } from '../deferred-hydration/hydration-lifecycle.ts'
import { href } from '../links/href.ts'
import { useLanguageLink } from '../links/use-language-link.ts'
import { listenToOtherTabs } from '../member/other-tabs.ts'
import { guardRestoredPage } from '../member/restored-page.ts'

/** Shows the action to be confirmed to somebody who had to sign in before: a GET never starts a step-up. */
export function StepUpPage({ intent }: { intent: string }) {
  const { data: pending } = useSuspenseQuery(stepUpQueries.pending(intent))
  const language = useLanguageLink()
  const queryClient = useQueryClient()
  // The frame does this on other pages; this page has none.
  useEffect(() => {
    const stopListening = listenToOtherTabs(queryClient)
    const stopGuarding = guardRestoredPage()
    // Delivers the messages of other tabs that arrived before hydration (`before-hydration.ts`).
    window.dispatchEvent(new Event(HYDRATED))
    return () => {
      stopListening()
      stopGuarding()
    }
  }, [queryClient])
  if (!pending || 'outcomePath' in pending) return null
  const { title, detail, image } = pending
  const art = image ? { art: { src: imageUrl(image, 256), alt: '' } } : {}
  return (
    <AuthNotice
      logo={{ href: href('/'), name: [m.site_nameFirstLine(), m.site_nameSecondLine()] }}
      language={language}
      heading={m.auth_stepUpHeading()}
      text={m.auth_stepUpText({ asks: stepUpAsks() })}
      pending={{ title, detail, ...art }}
      safety={m.auth_stepUpSafety()}
    >
      <form method="post" action={href('/auth/step-up')}>
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit">{m.auth_stepUpContinue()}</Button>
      </form>
      <ActionLink href={pending.resumePath}>{m.auth_stepUpCancel()}</ActionLink>
    </AuthNotice>
  )
}
