interface Street {
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
}

interface Place {
  readonly city: string
  readonly provinceCode: string
  readonly postalCode: string
}

export const streetLine = ({ addressLine1, addressLine2 }: Street): string =>
  addressLine2 ? `${addressLine1}, ${addressLine2}` : addressLine1

export const cityLine = ({ city, provinceCode, postalCode }: Place): string =>
  `${city}, ${provinceCode} ${postalCode}`

/** As on an envelope, without the name. */
export const envelopeLines = (address: Street & Place): string[] => [streetLine(address), cityLine(address)]
