import { type ProvinceCode, provinceCodes } from '@borealis/contract/provinces.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { requestContext } from '#app/edge/request-context.server.ts'
import { chosenProvince, setVisitorCookie, YEAR_SECONDS } from '#app/edge/visitor-cookies.server.ts'

interface VisitorProvince {
  /** Null when none was chosen: it is never guessed from the IP address. */
  readonly provinceCode: ProvinceCode | null
}

/** The province that this visitor picked. A member's own province is in their profile. */
export const getVisitorProvince = createServerFn().handler(
  (): VisitorProvince => ({ provinceCode: chosenProvince(requestContext().request) ?? null }),
)

/** Remembers in a cookie which province this visitor picked; null for none. */
export const saveVisitorProvince = createServerFn({ method: 'POST' })
  .validator(z.object({ provinceCode: z.enum(provinceCodes).nullable() }))
  .handler(({ data }) => {
    setVisitorCookie('province', data.provinceCode ?? undefined, { maxAgeSeconds: YEAR_SECONDS })
    return null
  })

export const provinceQueries = {
  all: ['visitorProvince'] as const,
  current: () => queryOptions({ queryKey: [...provinceQueries.all], queryFn: () => getVisitorProvince() }),
}
