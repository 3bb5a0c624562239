import { createServerFn } from '@tanstack/react-start'
import { type ProvinceCode, parseProvince } from '#app/domain/provinces.ts'
import { readCookie, requestContext } from '#app/http/request-context.server.ts'

export interface Place {
  /** Null when nobody said: it is never guessed from an address. */
  readonly provinceCode: ProvinceCode | null
}

/** The province that this visitor picked. A member's own province is in their profile. */
export const getPlace = createServerFn().handler(
  (): Place => ({ provinceCode: parseProvince(readCookie(requestContext().request, 'province')) ?? null }),
)
