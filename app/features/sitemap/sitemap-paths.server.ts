import { publicPagesThat } from '#app/domain/public-pages.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { scenarioOf } from '#app/edge/test-instruments.server.ts'
import { env } from '#app/env.server.ts'
import { helpWritten } from '#app/member-data/page-data.data.ts'
import { hasPage } from '#app/member-data/redemption-kinds.ts'
import { backendFor } from '#app/session/backend-for.server.ts'

let cached: { readonly paths: Promise<readonly string[]>; readonly until: number } | undefined

/**
 * The path of every page that anybody may see, without its language. With two thousand offers that takes twenty calls: the
 * answer is kept for as long as other content is, however many ask.
 */
export function sitemapPaths(): Promise<readonly string[]> {
  if (scenarioOf(requestContext().request)) return readPaths()
  // Backend calls are aborted when the request that began them is: the others then read the paths again.
  if (cached && cached.until > Date.now()) return cached.paths.catch(readPaths)
  const paths = readPaths()
  cached = { paths, until: Date.now() + env().CONTENT_CACHE_SECONDS * 1000 }
  paths.catch(() => {
    // Unless a later request has replaced it meanwhile.
    if (cached?.paths === paths) cached = undefined
  })
  return paths
}

/** Read as a visitor: a member would see their personal offers, and none of other provinces. */
async function readPaths(): Promise<readonly string[]> {
  const backend = backendFor({ session: undefined, locale: requestContext().locale })
  const [pageData, offers, { rewards, categories }, { brands }, help] = await Promise.all([
    backend.getPageData(),
    backend.everyOffer(),
    backend.listRewards(),
    backend.listGiftCards(),
    backend.listHelp(),
  ])
  const { hasHelp, hasMissing } = helpWritten(help)
  const isThere: Readonly<Record<string, boolean>> = { '/help': hasHelp, '/help/missing-points': hasMissing }
  const paths = [
    ...publicPagesThat('isInSitemap').filter((path) => (isThere[path] ?? true) && hasPage(path, pageData)),
    ...offers.map(({ offerCode }) => `/offers/${encodeURIComponent(offerCode)}`),
    ...rewards.map(({ code }) => `/rewards/${encodeURIComponent(code)}`),
    ...categories.map(({ code }) => `/rewards/category/${encodeURIComponent(code)}`),
    ...brands.map(({ brandId }) => `/gift-cards/${encodeURIComponent(brandId)}`),
    ...help.articles.map(({ slug }) => `/help/${slug}`),
  ]
  return [...new Set(paths)]
}
