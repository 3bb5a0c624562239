import { env } from '#app/env.server.ts'

/** The configured origin of the site, independent of the request's `Host`. */
export const publicOrigin = (): string => env().PUBLIC_ORIGIN
