import { text } from '../../seed/text.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import type { Loyalty } from '../loyalty.ts'

/** Whole years between two calendar days. */
function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/**
 * @param today date where the member lives, `YYYY-MM-DD`
 * @throws Refusal TOO_YOUNG, or VALIDATION_FAILED for an impossible date
 */
export function refuseYoung({ catalogue }: Loyalty, birthDate: string, today: string): void {
  const age = ageOn(birthDate, today)
  if (age < 0 || age > 130) {
    throw refuseField('birthDate', text('Enter your date of birth', 'Entrez votre date de naissance'))
  }
  const minimumAge = catalogue.content.pageData.minimumAge ?? 0
  if (age < minimumAge) {
    throw new Refusal('TOO_YOUNG', {
      detail: text(
        `You must be at least ${minimumAge} years old to join.`,
        `Vous devez avoir au moins ${minimumAge}\u00a0ans pour adhérer.`,
      ),
    })
  }
}
