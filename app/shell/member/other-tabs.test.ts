import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { passTime } from '../../../tests/support/waits.ts'
import { QUEUED_MESSAGE } from '../deferred-hydration/hydration-lifecycle.ts'
import { announceChange, listenToOtherTabs } from './other-tabs.ts'

// The module needs the server's environment.

/** By then a message that must not arrive would have. */
const soon = () => passTime(50)

afterEach(() => vi.unstubAllGlobals())

test('a tab handles messages of other tabs and not its own', async () => {
  vi.stubGlobal('window', new EventTarget())
  const queryClient = new QueryClient()
  const refetch = vi.spyOn(queryClient, 'invalidateQueries')
  const stop = listenToOtherTabs(queryClient)

  announceChange(queryClient, [['points']])
  await soon()
  expect(refetch).toHaveBeenCalledTimes(1)

  const other = new BroadcastChannel('borealis')
  other.postMessage({ kind: 'changed', keys: [['points']] })
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledTimes(2))

  // A message that was queued before hydration (`before-hydration.ts`).
  const data = { kind: 'changed', keys: [['points']] }
  window.dispatchEvent(new MessageEvent(QUEUED_MESSAGE, { data }))
  expect(refetch).toHaveBeenCalledTimes(3)

  stop()
  window.dispatchEvent(new MessageEvent(QUEUED_MESSAGE, { data }))
  other.postMessage({ kind: 'changed', keys: [['points']] })
  await soon()
  expect(refetch).toHaveBeenCalledTimes(3)
  other.close()
})
