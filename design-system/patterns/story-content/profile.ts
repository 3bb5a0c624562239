import type { Locale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { AddressFormProps } from '../address-form/address-form.tsx'

const provinces = [
  ['AB', 'Alberta', 'Alberta'],
  ['BC', 'British Columbia', 'Colombie-Britannique'],
  ['MB', 'Manitoba', 'Manitoba'],
  ['NB', 'New Brunswick', 'Nouveau-Brunswick'],
  ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  ['NS', 'Nova Scotia', 'Nouvelle-Écosse'],
  ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest'],
  ['NU', 'Nunavut', 'Nunavut'],
  ['ON', 'Ontario', 'Ontario'],
  ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'],
  ['QC', 'Quebec', 'Québec'],
  ['SK', 'Saskatchewan', 'Saskatchewan'],
  ['YT', 'Yukon', 'Yukon'],
] as const

/** A sample of what a site gives: capitals, three and three. */
const format = (text: string) => text.toUpperCase().replace(/^(\w{3})(?=\w)/, '$1 ')

/** The form of an address as the site describes it, in its words. */
export function addressIn(locale: Locale) {
  const say = siteMessages({ locale })
  return {
    action: '#save',
    heading: say('addresses_newHeading'),
    fields: [
      { name: 'addressLine1', label: say('addresses_line1'), autoComplete: 'address-line1', isWide: true },
      {
        name: 'addressLine2',
        label: say('addresses_line2'),
        optionalLabel: say('addresses_optional'),
        autoComplete: 'address-line2',
        isWide: true,
      },
      { name: 'city', label: say('addresses_city'), autoComplete: 'address-level2' },
      {
        name: 'provinceCode',
        label: say('addresses_province'),
        autoComplete: 'address-level1',
        options: [
          { value: '', label: say('addresses_choose') },
          ...provinces.map(([value, english, french]) => ({
            value,
            label: locale === 'fr-ca' ? french : english,
          })),
        ],
      },
      { name: 'postalCode', label: say('addresses_postalCode'), autoComplete: 'postal-code', format },
    ],
    submit: say('addresses_save'),
    busyLabel: say('addresses_busy'),
    cancel: { href: '#cancel', label: say('addresses_cancel') },
  } satisfies Partial<AddressFormProps>
}
