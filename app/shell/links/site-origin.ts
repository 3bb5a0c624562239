import { createIsomorphicFn } from '@tanstack/react-start'
import { publicOrigin } from '#app/edge/own-host.server.ts'

/** The site's own origin, for absolute URLs: canonical links, share images, structured data. */
export const siteOrigin: () => string = createIsomorphicFn()
  .server(() => publicOrigin())
  .client(() => window.location.origin)
