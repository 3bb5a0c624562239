const SENT = 'borealis:purchases'
/** How many orders a browser remembers: more than anybody places between two visits to one success page. */
const REMEMBERED = 50

/** True when the purchase of this order was sent from this browser; remembers it otherwise. It survives reload and Back. */
export function isSentBefore(orderNumber: string, storage: Storage = localStorage): boolean {
  const sent = (storage.getItem(SENT) ?? '').split(' ').filter((one) => one !== '')
  if (sent.includes(orderNumber)) return true
  storage.setItem(SENT, [...sent, orderNumber].slice(-REMEMBERED).join(' '))
  return false
}
