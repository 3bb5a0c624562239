import type { Provider } from 'oidc-provider'

/** Longer than two clicks lie apart. */
const REMEMBERED_MS = 30_000

/**
 * Where interactions that are over have led, by their id, for half a minute. Who clicks twice sends the form twice, and
 * the browser follows the answer to the second only: it must lead to where the first one went. The id is known to the
 * browser that it was made for.
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
