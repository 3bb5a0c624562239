import type { FieldError } from './refusal.ts'
import { type Localised, text } from './words.ts'

const byField: Readonly<Record<string, Localised>> = {
  email: text(
    'Enter an email address like name@example.ca',
    'Entrez une adresse courriel comme nom@exemple.ca',
  ),
  firstName: text('Enter a first name of up to 60 characters', 'Entrez un prénom d’au plus 60 caractères'),
  lastName: text(
    'Enter a last name of up to 60 characters',
    'Entrez un nom de famille d’au plus 60 caractères',
  ),
  phone: text(
    'Enter a 10-digit phone number, like 705-555-0137',
    'Entrez un numéro de téléphone à 10 chiffres, comme 705-555-0137',
  ),
  birthDate: text('Enter a valid date of birth', 'Entrez une date de naissance valide'),
  gender: text('Choose an answer from the list', 'Choisissez une réponse dans la liste'),
  provinceCode: text('Choose a province or territory', 'Choisissez une province ou un territoire'),
  postalCode: text('Enter a postal code like A1A 1A1', 'Entrez un code postal comme A1A 1A1'),
  addressLine1: text(
    'Enter a street address of up to 100 characters',
    'Entrez une adresse d’au plus 100 caractères',
  ),
  addressLine2: text('Enter up to 100 characters', 'Entrez 100 caractères au plus'),
  city: text('Enter a city name of up to 60 characters', 'Entrez un nom de ville d’au plus 60 caractères'),
  language: text('Choose English or French', "Choisissez l'anglais ou le français"),
  timeZone: text('Choose a time zone from the list', 'Choisissez un fuseau horaire dans la liste'),
  kitNumber: text(
    'Enter the 16 digits on the back of the card',
    'Entrez les 16 chiffres au verso de la carte',
  ),
  pin: text('Enter a PIN of 4 to 40 characters', 'Entrez un NIP de 4 à 40 caractères'),
  points: text('Enter a valid number of points', 'Entrez un nombre de points valide'),
  qty: text('Choose at least one card', 'Choisissez au moins une carte'),
  fromDate: text('Enter a valid date', 'Entrez une date valide'),
  toDate: text('Enter a valid date', 'Entrez une date valide'),
  q: text('Enter a word to search for', 'Entrez un mot à chercher'),
}

const anyField = text('Check this value', 'Vérifiez cette valeur')

type Issue = { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }

/** Converts schema issues to field errors, at most one per field, in texts that fit beside it. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const { path, code } of issues) {
    const field = path.map(String).join('.')
    const last = String(path.at(-1) ?? '')
    if (errors.has(field)) continue
    errors.set(field, { field, code: (code ?? 'invalid').toUpperCase(), detail: byField[last] ?? anyField })
  }
  return [...errors.values()]
}
