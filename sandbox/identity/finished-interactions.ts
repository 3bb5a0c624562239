import type { Provider } from 'oidc-provider'

/** Longer than the time between two clicks. */
const REMEMBERED_MS = 30_000

/**
 * Remembers for half a minute where a finished interaction redirected to. A double click submits the form twice and
 * the browser follows only the second answer, which must lead to the same place. The id is known only to the browser
 * it was created for.
 */
export function rememberFinished(provider: Provider): (uid: string) => string | undefined {
  const destinations = new Map<string, string>()
  provider.use(async (ctx, next) => {
    await next()
    const uid = /^\/auth\/([\w-]+)$/.exec(ctx.path)?.[1]
    const destination = ctx.response.get('location')
    if (!uid || !destination) return
    destinations.set(uid, destination)
    setTimeout(() => destinations.delete(uid), REMEMBERED_MS).unref()
  })
  return (uid) => destinations.get(uid)
}
