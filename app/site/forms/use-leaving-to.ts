import { useIsHere } from './use-is-here.ts'
import { useLeaving } from './use-leaving.ts'

/** The same for an address that a call answers: whoever has gone on to another page meanwhile stays there. */
export function useLeavingTo() {
  const { isLeaving, leave } = useLeaving()
  const isHere = useIsHere()
  function leaveTo(href: string): void {
    if (!isHere.current) return
    leave()
    window.location.assign(href)
  }
  return { isLeaving, leaveTo }
}
