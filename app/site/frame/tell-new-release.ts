import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'

/** Why a page was loaded again by itself. */
export const tellNewRelease = (notify: (notice: NewNotification) => unknown): unknown =>
  notify({ status: 'info', message: m.site_newRelease() })
