import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { ConsentPanel } from '@borealis/design-system/patterns/consent-panel/consent-panel.tsx'
import { useLocation } from '@tanstack/react-router'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'
import { submitPlainly } from './submit-plainly.ts'

/**
 * Asks for consent once. The banner is in every page's HTML, because cached pages are the same for everybody; a script
 * in the head hides it before first paint for visitors who have answered. Without JavaScript it is a plain form, whose
 * answer the server keeps among the dismissed notices, and hides it by.
 */
export function ConsentBanner({ mainId }: { mainId: string }) {
  const { pathname, searchStr } = useLocation()
  const { notify } = useNotifications()
  const action = href('/cookies')
  if (pathname === '/cookies') return null

  return (
    <ConsentPanel
      title={m.consent_title()}
      text={m.consent_text()}
      action={action}
      accept={{ value: 'all', label: m.consent_accept() }}
      decline={{ value: 'none', label: m.consent_decline() }}
      more={<ProseLink href={action}>{m.consent_choose()}</ProseLink>}
      hidden={{ from: pathname + searchStr }}
      onAnswer={async (value, form) => {
        await import('./send-consent.ts').then(
          async ({ sendConsent }) => {
            const message = await sendConsent(value, form, mainId)
            if (message) notify({ status: 'success', message })
          },
          // Without that code the answer counts all the same.
          () => submitPlainly(form, value),
        )
      }}
    />
  )
}
