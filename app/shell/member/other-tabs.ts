import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { openChannel } from '#app/domain/browser-parts.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { OWNS_SIGN_OUT, QUEUED_MESSAGE } from '../deferred-hydration/hydration-lifecycle.ts'
import { href } from '../links/href.ts'
import { leaveSignedOut } from './signed-out.ts'
import { SIGN_OUT, TAB_CHANNEL } from './tab-channel.ts'

const SIGN_OUT_RETRY_DELAYS_MS = [100, 200, 400, 800, 1600]

type Message =
  | { readonly kind: 'changed'; readonly keys: readonly QueryKey[] }
  | { readonly kind: 'signed-out' }

let ownChannel: BroadcastChannel | undefined

/** One per document: a channel does not receive its own messages, but a second one in the same tab would. */
function channel(): BroadcastChannel | undefined {
  ownChannel ??= openChannel(TAB_CHANNEL)
  return ownChannel
}

const send = (message: Message): void => channel()?.postMessage(message)

/**
 * Refetches the queries that a write changed, here and in the member's other tabs. Nothing can wait for it: what has been written
 * is said at once, and where the page shows more of it, its query data is set first.
 */
export function announceChange(queryClient: QueryClient, keys: readonly QueryKey[]): void {
  void announceAndRefetch(queryClient, keys)
}

/** The same, for an outcome that only the new data tells. Resolves once it is there, or could not be had. */
export async function announceAndRefetch(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  send({ kind: 'changed', keys })
  await refetch(queryClient, keys)
}

/** Makes the other tabs drop the member's data and open the home page. */
const announceSignOut = (): void => send({ kind: 'signed-out' })

function refetch(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'all' })))
}

/** Handles messages of other tabs, including those queued by `before-hydration.ts`. Returns the cleanup. */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  const handle = (message: Message) =>
    void (message.kind === 'changed' ? refetch(queryClient, message.keys) : leave(queryClient))
  const onMessage = ({ data }: MessageEvent<Message>) => handle(data)
  channel()?.addEventListener('message', onMessage)
  window.addEventListener(QUEUED_MESSAGE, onMessage)
  return () => {
    channel()?.removeEventListener('message', onMessage)
    window.removeEventListener(QUEUED_MESSAGE, onMessage)
  }
}

/** Opens a new document, so that no data or draft of the member stays in this tab. */
async function leave(queryClient: QueryClient): Promise<void> {
  leaveSignedOut()
  // The other tab announces the sign-out before its request has ended the session; until then home would still be the member's.
  for (const delay of SIGN_OUT_RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const auth = await queryClient
      .fetchQuery({ ...sessionQueries.auth(), staleTime: 0 })
      .catch(() => undefined)
    if (auth?.isLoggedIn === false) break
  }
  window.location.assign(href('/'))
}

/**
 * Announces a sign-out by any form of the page to the member's other tabs. Runs before React hydrates the page, so that
 * a sign-out during hydration is announced as well; until then a script in the head does it (`before-hydration.ts`). Offline there is
 * none.
 */
export function listenForSignOut(): void {
  window.dispatchEvent(new Event(OWNS_SIGN_OUT))
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!navigator.onLine || !(target instanceof HTMLFormElement) || !target.action.endsWith(SIGN_OUT))
        return
      leaveSignedOut()
      announceSignOut()
    },
    // React stops the propagation of events on parts that are not hydrated yet.
    { capture: true },
  )
}
