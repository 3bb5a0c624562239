import { keepStored, readStored } from '#app/domain/browser-parts.ts'

const SENT = 'borealis:purchases'
/** How many orders a browser remembers: more than anybody places between two visits to one success page. */
const REMEMBERED = 50

/**
 * True when the purchase of this order was sent from this browser; remembers it otherwise. It survives reload and Back. A
 * browser that can remember nothing sends none, rather than one for each reload.
 */
export function isSentBefore(orderNumber: string): boolean {
  const sent = (readStored('localStorage', SENT) ?? '').split(' ').filter((one) => one !== '')
  if (sent.includes(orderNumber)) return true
  return !keepStored('localStorage', SENT, [...sent, orderNumber].slice(-REMEMBERED).join(' '))
}
