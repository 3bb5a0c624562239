import { palette } from '@borealis/contract/page-data.ts'
import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { withRunningTakeovers } from './running-takeovers.ts'
import { takeoverStyle } from './takeover-style.ts'

/** What every page may need, in the page's language (spec §3, global page data). */
export const getPageData = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => withRunningTakeovers(await context.backend.content.pageData(), Date.now()))

/** The colours of a brand whose takeover a page wears, as `takeoverStyle` makes them: no browser loads code for it. */
export const getTakeoverStyle = createServerFn()
  .middleware([withVisitor])
  .validator(palette.pick({ brandCode: true }))
  .handler(async ({ context, data }) => {
    const { palettes } = await context.backend.content.pageData()
    return takeoverStyle(palettes, data.brandCode)
  })
