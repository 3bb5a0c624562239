import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { announceChange, listenToOtherTabs } from './other-tabs.ts'

// The server's side of it wants a whole environment.
vi.mock('#app/session/session.queries.ts', () => ({ sessionQueries: {} }))

const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

test('a tab hears the others and never itself: a sign-out would cancel its own request', async () => {
  const queryClient = new QueryClient()
  const refetch = vi.spyOn(queryClient, 'invalidateQueries')
  const stop = listenToOtherTabs(queryClient)

  await announceChange(queryClient, [['points']])
  await soon()
  expect(refetch).toHaveBeenCalledTimes(1)

  const other = new BroadcastChannel('borealis')
  other.postMessage({ kind: 'changed', keys: [['points']] })
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledTimes(2))

  stop()
  other.postMessage({ kind: 'changed', keys: [['points']] })
  await soon()
  expect(refetch).toHaveBeenCalledTimes(2)
  other.close()
})
