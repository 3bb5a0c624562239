import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'

/** What time it is, milliseconds since 1970: for countdowns on devices whose clock is wrong. */
export const getServerTime = createServerFn()
  .middleware([withVisitor])
  .handler(() => Date.now())
