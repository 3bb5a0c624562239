import { IdCard, Lock, Mail, UserRound } from 'lucide'
import type { AddressFormProps } from '../address-form/address-form.tsx'

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

export const addressEn: AddressFormProps = {
  action: '#save',
  heading: 'New address',
  values: { addressLine1: '1180 Lakeshore Road', provinceCode: 'ON', postalCode: 'H2Y 1' },
  labels: {
    addressLine1: 'Street address',
    addressLine2: 'Apartment, unit or floor',
    city: 'City',
    provinceCode: 'Province or territory',
    postalCode: 'Postal code',
  },
  optional: 'Optional',
  chooseProvince: 'Choose',
  provinces: provincesEn,
  submit: 'Save address',
  busyLabel: 'One moment',
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
  labels: {
    addressLine1: 'Adresse municipale',
    addressLine2: 'Appartement, bureau ou étage',
    city: 'Ville',
    provinceCode: 'Province ou territoire',
    postalCode: 'Code postal',
  },
  optional: 'Facultatif',
  chooseProvince: 'Choisir',
  provinces: provincesFr,
  warnings: { postalCode: 'Les codes qui commencent par H sont au Québec. Vous avez choisi l’Ontario.' },
  submit: 'Enregistrer l’adresse',
  busyLabel: 'Un instant',
  cancel: { href: '#cancel', label: 'Annuler' },
}
