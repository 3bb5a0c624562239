import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'

/** Notifies the reader that the page reloaded for a new release. */
export const notifyReload = (notify: (notice: NewNotification) => unknown): unknown =>
  notify({ status: 'info', message: m.site_newRelease() })
