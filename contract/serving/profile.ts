import { maxAddresses } from '../addresses.ts'
import type { CustomerPatch, Goal } from '../customers.ts'
import type { PageData } from '../page-data.ts'
import { isTimeZone } from './days.ts'
import { Refusal, refuseField } from './refusal.ts'
import { text } from './words.ts'

/** Whole years between two calendar days. */
function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/**
 * @param today date where the member lives, `YYYY-MM-DD`
 * @throws Refusal TOO_YOUNG, or VALIDATION_FAILED for an impossible date
 */
export function refuseYoung(
  { minimumAge = 0 }: Pick<PageData, 'minimumAge'>,
  birthDate: string,
  today: string,
): void {
  const age = ageOn(birthDate, today)
  if (age < 0 || age > 130) {
    throw refuseField('birthDate', text('Enter your date of birth', 'Entrez votre date de naissance'))
  }
  if (age < minimumAge) {
    throw new Refusal('TOO_YOUNG', {
      detail: text(
        `You must be at least ${minimumAge} years old to join.`,
        `Vous devez avoir au moins ${minimumAge}\u00a0ans pour adhérer.`,
      ),
    })
  }
}

/** @throws Refusal VALIDATION_FAILED for an unknown code, card or time zone */
export function refuseUnknownValues(
  { genders, interests }: Readonly<Record<'genders' | 'interests', readonly { readonly code: unknown }[]>>,
  {
    gender,
    preferences,
    timeZone,
    goal,
  }: Pick<CustomerPatch, 'gender' | 'preferences' | 'timeZone' | 'goal'>,
  isSold: (goal: Goal) => boolean,
): void {
  const unknown = text('Choose an answer from the list', 'Choisissez une réponse dans la liste')
  if (gender && !genders.some(({ code }) => code === gender)) throw refuseField('gender', unknown)
  const isUnknown = (code: string) => !interests.some((interest) => interest.code === code)
  if (preferences?.interests?.some(isUnknown)) throw refuseField('preferences.interests', unknown)
  if (timeZone && !isTimeZone(timeZone)) {
    throw refuseField(
      'timeZone',
      text('Choose a time zone from the list', 'Choisissez un fuseau horaire dans la liste'),
    )
  }
  if (goal && !isSold(goal)) throw refuseField('goal', unknown)
}

/**
 * @param count addresses that a member has
 * @throws Refusal LIMIT_EXCEEDED where that is as many as they may have
 */
export function refuseFullBook(count: number): void {
  if (count < maxAddresses) return
  throw new Refusal('LIMIT_EXCEEDED', {
    detail: text(
      `You can save up to ${maxAddresses} addresses. Remove one to add another.`,
      `Vous pouvez enregistrer jusqu'à ${maxAddresses} adresses. Supprimez-en une pour en ajouter une autre.`,
    ),
  })
}
