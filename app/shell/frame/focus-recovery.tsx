import { useEffect } from 'react'
import { recoverFocus } from './recover-focus.ts'

/** Runs `recoverFocus` while the frame is mounted. */
export function FocusRecovery({ mainId }: { mainId: string }) {
  useEffect(() => recoverFocus(mainId), [mainId])
  return null
}
