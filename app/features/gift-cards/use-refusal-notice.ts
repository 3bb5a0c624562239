import { useEffect } from 'react'
import { ORDER_ERROR_MS } from '#app/notifications/notification.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'

const TARGET = 'redeem-dialog'

/**
 * Raises the backend's words about a refused order for ten seconds (spec §8), once for each refusal.
 * @returns true while they are shown as a notice; afterwards the dialog keeps them in its own place
 */
export function useRefusalNotice(intent: string | undefined, words: string | undefined): boolean {
  const { notices, notify, dismiss } = useNotifications()
  useEffect(() => {
    if (!intent || words === undefined) return
    const message = m.redeem_refusedMessage({ detail: words })
    const id = notify({
      status: 'error',
      message,
      options: { duration: ORDER_ERROR_MS, target: TARGET },
    })
    return () => dismiss(id)
  }, [intent, words, notify, dismiss])
  return notices.some(({ options }) => options.target === TARGET)
}
