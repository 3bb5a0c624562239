import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { sessionQueries } from '#app/session/session.queries.ts'
import { href } from '#app/site/links/href.ts'
import { HEARD_BEFORE } from '#app/site/sleep/page-life.ts'
import { leaveSignedOut } from './signed-out.ts'
import { TAB_CHANNEL } from './tab-channel.ts'

const SIGN_OUT_WAITS_MS = [100, 200, 400, 800, 1600]

type Message =
  | { readonly kind: 'changed'; readonly keys: readonly QueryKey[] }
  | { readonly kind: 'signed-out' }

let ownChannel: BroadcastChannel | undefined

/** One for the document: a channel does not hear itself, but a second one in the same tab would hear the first. */
function channel(): BroadcastChannel {
  ownChannel ??= new BroadcastChannel(TAB_CHANNEL)
  return ownChannel
}

const tell = (message: Message): void => channel().postMessage(message)

/** Refetches what a write changed, here and in the customer's other tabs. */
export async function announceChange(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  tell({ kind: 'changed', keys })
  await refetch(queryClient, keys)
}

/** Clears the other tabs: they go home and hold nothing of the customer any more. */
export const announceSignOut = (): void => tell({ kind: 'signed-out' })

function refetch(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'all' })))
}

/** Follows what other tabs announce, and what they had announced before (`before-awake.ts`). Returns how to stop. */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  const follow = (message: Message) =>
    void (message.kind === 'changed' ? refetch(queryClient, message.keys) : leave(queryClient))
  const onMessage = ({ data }: MessageEvent<Message>) => follow(data)
  channel().addEventListener('message', onMessage)
  window.addEventListener(HEARD_BEFORE, onMessage)
  return () => {
    channel().removeEventListener('message', onMessage)
    window.removeEventListener(HEARD_BEFORE, onMessage)
  }
}

/** A new document: nothing of the customer stays in this tab's memory, nor what they were typing. */
async function leave(queryClient: QueryClient): Promise<void> {
  leaveSignedOut()
  // The other tab announces the sign-out before its request has ended the session: the home page would still be the member's.
  for (const wait of SIGN_OUT_WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const auth = await queryClient
      .fetchQuery({ ...sessionQueries.auth(), staleTime: 0 })
      .catch(() => undefined)
    if (auth?.isLoggedIn === false) break
  }
  window.location.assign(href('/'))
}
