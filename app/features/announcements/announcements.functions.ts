import { createHash } from 'node:crypto'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { readCookie, requestContext } from '#app/edge/request-context.server.ts'
import { setVisitorCookie } from '#app/edge/visitor-cookie.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import { chooseBanner } from './banner-announcement.ts'

/** Notices of the programme, newest first, with the archive. */
export const listAnnouncements = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.content.announcements())

const KEY_LENGTH = 12

/** The announcements above the header now, without those that this browser has dismissed by form. */
export const getBanner = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { announcements } = await context.backend.content.announcements()
    const dismissed = readDismissed(readCookie(requestContext().request, DISMISSED))
    const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH)
    return chooseBanner(announcements, new Date().toISOString(), keyOf).filter(
      ({ dismissKey }) => dismissKey === null || !dismissed.includes(dismissKey),
    )
  })

const YEAR_SECONDS = 31_536_000

/** Remembers in a cookie that this browser has closed an announcement; for browsers without JavaScript. */
export const dismissAnnouncement = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ dismiss: z.string().max(100) }))
  .handler(({ data }) => {
    const dismissed = addDismissed(readCookie(requestContext().request, DISMISSED), data.dismiss)
    setVisitorCookie(DISMISSED, dismissed, { maxAgeSeconds: YEAR_SECONDS })
  })
