import type { PageData, Takeover } from '@borealis/contract/page-data.ts'
import { paletteVariables } from '@borealis/design-system/palette'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionQueries } from '#app/session/session.data.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import { inPassing, promptly } from './promptly.ts'

/**
 * What every page may need, in the page's language (spec §3, global page data), whether the programme has written help, and
 * whether missing points can be claimed of any partner: where not, no page invites to a claim.
 */
export const getPageData = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { backend } = context
    const [data, { hasHelp, hasTimes }] = await Promise.all([
      backend.getPageData(),
      inPassing(['help'], backend.listHelp()).then(
        ({ articles, postingTimes = [] }) => ({
          hasHelp: articles.length > 0,
          hasTimes: postingTimes.length > 0,
        }),
        // Logged already. A page of help that cannot be read says so itself.
        () => ({ hasHelp: true, hasTimes: true }),
      ),
    ])
    const canClaim = data.featureFlags.claims === true && hasTimes
    return { ...withRunningTakeovers(data, Date.now()), hasHelp, canClaim }
  })

/** The colours of a brand whose takeover a page wears, as `takeoverStyle` makes them: no browser loads code for it. */
export const getTakeoverStyle = createServerFn()
  .middleware([withVisitor])
  .validator(z.object({ brandCode: z.string().min(1).max(200) }))
  .handler(async ({ context, data }) => {
    const { palettes } = await context.backend.getPageData()
    return takeoverStyle(palettes, data.brandCode)
  })

const DAY_MS = 86_400_000

/**
 * Page data without what no page shows now: takeovers of other days, and all palettes. A page asks for the colours of the
 * one takeover that it wears.
 * A day is left on both sides: where the day is depends on the member's time zone, and a page may stay open.
 * @param now milliseconds since 1970
 */
export function withRunningTakeovers<Data extends Pick<PageData, 'takeovers' | 'palettes'>>(
  data: Data,
  now: number,
): Omit<Data, 'palettes'> {
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10)
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10)
  const isNear = ({ startDate, endDate }: Takeover) => startDate <= tomorrow && yesterday <= endDate
  const { palettes, ...others } = data
  return { ...others, takeovers: data.takeovers.filter(isNear) }
}

/** A brand's colours as the text of a style sheet, with contrast made sure of; `null` for a brand without a palette. */
export function takeoverStyle(palettes: PageData['palettes'], brandCode: string): string | null {
  const palette = palettes.find((one) => one.brandCode === brandCode)
  return palette ? paletteVariables(palette) : null
}

/** Page data as pages have it: with the takeovers of these days. */
export type SitePageData = Awaited<ReturnType<typeof getPageData>>

export const pageDataQueries = {
  all: ['page-data'] as const,
  current: () =>
    queryOptions({
      queryKey: [...pageDataQueries.all],
      queryFn: ({ queryKey }) => promptly(queryKey, getPageData()),
    }),
  takeoverStyle: (brandCode: string) =>
    queryOptions({
      queryKey: [...pageDataQueries.all, 'takeover-style', brandCode],
      queryFn: () => getTakeoverStyle({ data: { brandCode } }),
    }),
}

/** True for a visitor while sign-in and joining are switched off (`public.auth.isActive`): nothing then leads to either. */
export function useIsClosed(): boolean {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: pageData } = useQuery(pageDataQueries.current())
  return pageData?.public.auth.isActive === false && !auth?.isLoggedIn
}
