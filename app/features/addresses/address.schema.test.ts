import { describe, expect, it } from 'vitest'
import { checkAddress } from './address.schema.ts'

const good = {
  addressLine1: ' 214 Riverside Drive ',
  addressLine2: '',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'p3e1c5',
}

describe('checkAddress', () => {
  it('writes an address as it is saved', () => {
    expect(checkAddress(good)).toEqual({
      ok: true,
      address: {
        addressLine1: '214 Riverside Drive',
        city: 'Sudbury',
        provinceCode: 'ON',
        postalCode: 'P3E 1C5',
      },
    })
  })

  it('keeps a second line when there is one', () => {
    const { address } = { address: undefined, ...checkAddress({ ...good, addressLine2: 'Unit 6 ' }) }
    expect(address).toMatchObject({ addressLine2: 'Unit 6' })
  })

  it('says for each field whether it is missing, too long or wrong', () => {
    const typed = {
      addressLine1: 'x'.repeat(101),
      addressLine2: '',
      city: ' ',
      provinceCode: 'XX',
      postalCode: 'H2Y 1',
    }
    expect(checkAddress(typed)).toEqual({
      ok: false,
      errors: { addressLine1: 'too-long', city: 'missing', provinceCode: 'wrong', postalCode: 'wrong' },
    })
  })

  it('refuses letters that no postal code has', () => {
    expect(checkAddress({ ...good, postalCode: 'D3E 1C5' })).toMatchObject({
      errors: { postalCode: 'wrong' },
    })
  })
})
