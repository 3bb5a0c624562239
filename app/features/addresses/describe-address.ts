import * as m from '#app/paraglide/messages.js'

interface Described {
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
  readonly city: string
  readonly provinceCode: string
  readonly postalCode: string
}

/** As it stands on an envelope, without the name. */
export function envelopeLines({
  addressLine1,
  addressLine2,
  city,
  provinceCode,
  postalCode,
}: Described): string[] {
  const street = addressLine2 ? `${addressLine1}, ${addressLine2}` : addressLine1
  return [street, `${city}, ${provinceCode} ${postalCode}`]
}

const titles = {
  create: m.addresses_hintCreate,
  update: m.addresses_hintUpdate,
  delete: m.addresses_hintDelete,
}

/** What a step-up page says is about to happen to an address. */
export function describeAddress(what: keyof typeof titles, address: Described) {
  return { title: titles[what](), detail: envelopeLines(address).join(', ') }
}
