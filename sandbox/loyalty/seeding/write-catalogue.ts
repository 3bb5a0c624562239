import { giftCardFormat } from '@borealis/contract/values.ts'
import type { Loyalty } from '../loyalty.ts'

/** Cards issued without an owner; `isGhostKitActivationEnabled` lets people activate them. */
export const kitNumbers = ['6046460700010014', '6046460700010022', '6046460700010030', '6046460700010048']

/** Writes the stock, promotion PINs and card kits. */
export function writeCatalogue({ db, catalogue }: Loyalty): void {
  const { content } = catalogue
  const stock = db.prepare('INSERT INTO stock (sku, format, cards_left) VALUES (?, ?, ?)')
  for (const { denominations } of content.giftCards.brands) {
    for (const { sku, stock: left } of denominations) {
      for (const format of giftCardFormat.options) {
        const cards = left[format]
        // Null means unlimited, and is not stored.
        if (typeof cards === 'number') stock.run(String(sku), format, cards)
      }
    }
  }
  const pin = db.prepare('INSERT INTO promotion_pins VALUES (?, ?, ?, ?, ?, ?, ?)')
  for (const { pin: code, points, description, startDate, endDate, maxUses } of content.promotionPins) {
    pin.run(code, points, description.en, description.fr, startDate, endDate, maxUses)
  }
  const kit = db.prepare('INSERT INTO kits (number) VALUES (?)')
  for (const number of kitNumbers) kit.run(number)
}
