import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { isProvinceCode, type ProvinceCode } from '#app/domain/provinces.ts'
import { readCookie } from '#app/http/request-context.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

export interface Place {
  /** Null when nobody said: it is never guessed from an address. */
  readonly provinceCode: ProvinceCode | null
}

/** Which province the pages are shown for: the member's own, else the one that the visitor picked. */
export const getPlace = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }): Promise<Place> => {
    if (context.isSignedIn) {
      const profile = await context.backend.customers.profile().catch(() => undefined)
      if (profile) return { provinceCode: profile.provinceCode }
    }
    const picked = readCookie(getRequest(), 'province')
    return { provinceCode: picked && isProvinceCode(picked) ? picked : null }
  })
