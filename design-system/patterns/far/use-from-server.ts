import { useSyncExternalStore } from 'react'

/** True while a component comes to life in a document of the server, whose markup it has to agree with. */
export const useFromServer = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
