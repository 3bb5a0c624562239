import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetDrafts } from './use-draft.ts'

const CHANNEL = 'borealis'

type Message =
  | { readonly kind: 'changed'; readonly keys: readonly QueryKey[] }
  | { readonly kind: 'signed-out' }

function tell(message: Message): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

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

/** Follows what other tabs announce. Returns how to stop. */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'changed') {
      void refetch(queryClient, data.keys)
      return
    }
    // A new document: nothing of the customer stays in this tab's memory, nor what they were typing.
    forgetDrafts()
    window.location.assign(document.documentElement.lang === 'fr-CA' ? '/fr-ca' : '/')
  }
  return () => channel.close()
}
