import { useSyncExternalStore } from 'react'

/** True while hydrating server-rendered markup, which must match. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
