import type { ClaimRules, Contact, PostingTime } from '@borealis/contract/help.ts'
import { type Bilingual, sameText, text } from '../text.ts'
import { brands } from './brands.ts'

/** A partner may need this long; before that, points are late and not lost. */
export const claimRules: ClaimRules = { waitDays: 7, withinDays: 365 }

/** Who reports at the till, and who sends a file once in a while; the others take this long. */
const USUAL_DAYS = 3
const days: Record<string, number> = {
  'harbour-grocer': 0,
  'nordique-cafe': 0,
  'maple-books': 1,
  'cordwood-home': 5,
  'lakeside-spa': 7,
  'portage-paddle': 7,
}

export const postingTimes: readonly Bilingual<PostingTime>[] = brands.map(({ id, name }) => ({
  partnerCode: id,
  partnerName: sameText(name),
  days: days[id] ?? USUAL_DAYS,
}))

export const contact: Bilingual<Contact> = {
  phone: text('1-855-555-0134', '1 855 555-0134'),
  phoneHours: text(
    'Monday to Saturday, 8 a.m. to 8 p.m. Eastern',
    "Du lundi au samedi, de 8 h à 20 h, heure de l'Est",
  ),
  email: text('hello@borealis.example', 'bonjour@borealis.example'),
  emailDetail: text('Answered within two business days', 'Réponse en deux jours ouvrables'),
  mail: text(
    'Borealis Rewards, PO Box 1200, Sudbury, Ontario P3E 5P8',
    'Récompenses Borealis, C. P. 1200, Sudbury (Ontario) P3E 5P8',
  ),
}
