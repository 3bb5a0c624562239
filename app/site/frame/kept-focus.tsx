import { useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'

/** Gives the focus on when what had it goes away. */
export function KeptFocus({ mainId }: { mainId: string }) {
  useEffect(() => keepFocus(mainId), [mainId])
  return null
}
