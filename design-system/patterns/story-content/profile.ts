import { IdCard, Lock, Mail, UserRound } from 'lucide'
import type { AddressFormProps } from '../address-form/address-form.tsx'
import type { AddressInput } from '../address-form/address-inputs.tsx'

export const placesEn = [
  { href: '#profile', label: 'Profile', icon: UserRound, current: true },
  { href: '#messages', label: 'Messages', icon: Mail },
  { href: '#security', label: 'Security', icon: Lock },
  { href: '#card', label: 'Member card', icon: IdCard },
]

export const placesFr = [
  { href: '#profile', label: 'Profil', icon: UserRound, current: true },
  { href: '#messages', label: 'Messages', icon: Mail },
  { href: '#security', label: 'Sécurité', icon: Lock },
  { href: '#card', label: 'Carte de membre', icon: IdCard },
]

const provincesEn = [
  { value: 'NL', label: 'Newfoundland and Labrador' },
  { value: 'ON', label: 'Ontario' },
  { value: 'QC', label: 'Quebec' },
]

const provincesFr = [
  { value: 'ON', label: 'Ontario' },
  { value: 'QC', label: 'Québec' },
  { value: 'NL', label: 'Terre-Neuve-et-Labrador' },
]

type Option = { value: string; label: string }
type AddressWords = {
  labels: readonly [line1: string, line2: string, city: string, province: string, postalCode: string]
  optional: string
  choose: string
  provinces: readonly Option[]
  /** As it was typed by default. */
  format?: (text: string) => string
}

/** The fields of an address as a site describes them. */
export const addressInputs = ({
  labels,
  optional,
  choose,
  provinces,
  format,
}: AddressWords): AddressInput[] => {
  const [line1, line2, city, province, postalCode] = labels
  return [
    { name: 'addressLine1', label: line1, autoComplete: 'address-line1', isWide: true },
    {
      name: 'addressLine2',
      label: line2,
      autoComplete: 'address-line2',
      isWide: true,
      optionalLabel: optional,
    },
    { name: 'city', label: city, autoComplete: 'address-level2' },
    {
      name: 'provinceCode',
      label: province,
      autoComplete: 'address-level1',
      options: [{ value: '', label: choose }, ...provinces],
    },
    {
      name: 'postalCode',
      label: postalCode,
      autoComplete: 'postal-code',
      format: format ?? ((text) => text),
    },
  ]
}

export const addressEn: AddressFormProps = {
  action: '#save',
  heading: 'New address',
  values: { addressLine1: '1180 Lakeshore Road', provinceCode: 'ON', postalCode: 'H2Y 1' },
  fields: addressInputs({
    labels: ['Street address', 'Apartment, unit or floor', 'City', 'Province or territory', 'Postal code'],
    optional: 'Optional',
    choose: 'Choose',
    provinces: provincesEn,
  }),
  submit: 'Save address',
  busyLabel: 'Saving…',
  cancel: { href: '#cancel', label: 'Cancel' },
}

export const addressFr: AddressFormProps = {
  action: '#save',
  heading: 'Nouvelle adresse',
  values: {
    addressLine1: '1180, chemin du Bord-du-Lac',
    city: 'Notre-Dame-de-la-Salette-Nord',
    provinceCode: 'ON',
    postalCode: 'H2Y 1L6',
  },
  fields: addressInputs({
    labels: [
      'Adresse municipale',
      'Appartement, bureau ou étage',
      'Ville',
      'Province ou territoire',
      'Code postal',
    ],
    optional: 'Facultatif',
    choose: 'Choisir',
    provinces: provincesFr,
  }),
  warnings: { postalCode: 'Les codes qui commencent par H sont au Québec. Vous avez choisi l’Ontario.' },
  submit: 'Enregistrer l’adresse',
  busyLabel: 'Enregistrement en cours',
  cancel: { href: '#cancel', label: 'Annuler' },
}
