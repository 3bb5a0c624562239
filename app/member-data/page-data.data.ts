import type { HelpList } from '@borealis/contract/help.ts'
import type { PageData, Takeover } from '@borealis/contract/page-data.ts'
import type { AmountKind } from '@borealis/contract/redemptions.ts'
import { paletteVariables } from '@borealis/design-system/palette'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionQueries } from '#app/session/session.data.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import { inPassing, promptly } from './promptly.ts'

/**
 * What every page may need, in the page's language (spec §3, global page data), and what it leads to: help that the programme
 * has written, its page about missing points, and a claim for them, which takes a partner to claim of.
 */
export const getPageData = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { backend, isSignedIn } = context
    const [data, help] = await Promise.all([
      backend.getPageData(),
      // Logged already.
      inPassing(['help'], backend.listHelp()).catch(() => undefined),
    ])
    const claims = data.featureFlags.claims === true
    const { hasHelp, hasTimes, hasMissing } = helpWritten(help)
    return {
      ...withRunningTakeovers(data, Date.now()),
      hasHelp,
      canClaim: claims && hasTimes,
      // Also to a member's claims of before, where no partner takes part any more.
      hasMissing: hasMissing || (claims && isSignedIn),
    }
  })

/**
 * What the programme has written help about.
 * @param help `undefined` while it cannot be read: then nothing is hidden, and its pages say so themselves
 */
export function helpWritten(help: HelpList | undefined) {
  if (!help) return { hasHelp: true, hasTimes: true, hasMissing: true }
  const { articles, postingTimes = [] } = help
  const hasTimes = postingTimes.length > 0
  return {
    hasHelp: articles.length > 0,
    hasTimes,
    /** When points come, or what to do when they did not. */
    hasMissing: hasTimes || articles.some(({ slug }) => slug === 'missing-points'),
  }
}

/**
 * Whether points pay for this: false once it is known that the programme has no such way to spend them. Gift cards have a list
 * of their own. Not with the words of the kinds (`redemption-kinds.ts`), for which no page waits that only has the header.
 */
export const offers = (pageData: Pick<PageData, 'waysToSpend'> | undefined, kind: AmountKind): boolean =>
  pageData?.waysToSpend.some(({ code }) => code === kind) ?? true

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
