import { useSyncExternalStore } from 'react'

/** True while a component hydrates a document rendered on the server, whose markup it has to match. */
export const useFromServer = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
