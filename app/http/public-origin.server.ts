import { env } from '#app/env.server.ts'

/** The site's origin as configured, whatever host this request named. */
export const publicOrigin = (): string => env().PUBLIC_ORIGIN
