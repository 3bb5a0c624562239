import { envelopeLines } from '#app/domain/address-lines.ts'
import type { Locale } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'

const titles = {
  create: m.addresses_hintCreate,
  update: m.addresses_hintUpdate,
  delete: m.addresses_hintDelete,
}

/** What a step-up page says is about to happen to an address. */
export function describeAddress(what: keyof typeof titles, address: Parameters<typeof envelopeLines>[0]) {
  const detail = envelopeLines(address).join(', ')
  return (locale: Locale) => ({ title: titles[what]({}, { locale }), detail })
}
