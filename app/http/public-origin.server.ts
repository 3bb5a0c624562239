import { env } from '#app/env.server.ts'

/** Where customers reach the site, whatever host this request named. */
export const publicOrigin = (): string => env().PUBLIC_ORIGIN
