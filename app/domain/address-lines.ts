// What stands where an address is shown. A further field of it is read here and nowhere else.

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

/** An address on record may lack its city or its code: then nothing stands for it, not even a comma. */
export const cityLine = ({ city, provinceCode, postalCode }: Place): string =>
  [city, `${provinceCode} ${postalCode}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')

/** Street and city in one line, where a sentence names an address. */
export const streetAndCity = (address: Street & Pick<Place, 'city'>): string =>
  [streetLine(address), address.city.trim()].filter(Boolean).join(', ')

/** Under the number and street, where those are the heading. */
export const linesUnderStreet = ({
  addressLine2,
  ...place
}: Omit<Street, 'addressLine1'> & Place): string[] => [
  ...(addressLine2 ? [addressLine2] : []),
  cityLine(place),
]

/** As on an envelope, without the name. */
export const envelopeLines = (address: Street & Place): string[] => [streetLine(address), cityLine(address)]
