import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { ConsentPanel } from '@borealis/design-system/patterns/consent-panel/consent-panel.tsx'
import { useLocation } from '@tanstack/react-router'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { CONSENT_ANSWERED } from './consent-script.tsx'
import { href } from './href.ts'

/**
 * Asks once. It is in every page's HTML, because a page in a cache is the same for everybody; a script in the head
 * closes it before it is painted for whoever has answered. Without JavaScript it is a plain form.
 */
export function ConsentBanner({ mainId }: { mainId: string }) {
  const { pathname, searchStr } = useLocation()
  const { notify } = useNotifications()
  const action = href('/cookies')
  if (pathname === '/cookies') return null

  async function answer(value: string, form: HTMLFormElement): Promise<void> {
    const kept = await postAnswer(action, value)
    if (!kept) return submitPlainly(form, value)
    const hadFocus = form.contains(document.activeElement)
    document.documentElement.classList.add(CONSENT_ANSWERED)
    if (hadFocus) document.getElementById(mainId)?.focus({ preventScroll: true })
    notify({ status: 'success', message: m.consent_kept() })
    window.dispatchEvent(new Event('consent'))
  }

  return (
    <ConsentPanel
      title={m.consent_title()}
      text={m.consent_text()}
      action={action}
      accept={{ value: 'all', label: m.consent_accept() }}
      decline={{ value: 'none', label: m.consent_decline() }}
      more={<ProseLink href={action}>{m.consent_choose()}</ProseLink>}
      hidden={{ from: pathname + searchStr }}
      onAnswer={(value, form) => void answer(value, form)}
    />
  )
}

/** The plain form says what went wrong better than a notice could. */
function submitPlainly(form: HTMLFormElement, value: string): void {
  const answer = Object.assign(document.createElement('input'), { type: 'hidden', name: 'consent', value })
  form.append(answer)
  form.submit()
}

/** True when the site kept it: it answers a form by sending the browser on. */
async function postAnswer(action: string, value: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ consent: value })
    const { type } = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}
