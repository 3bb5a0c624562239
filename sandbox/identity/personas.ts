import type { Account, Accounts } from '../store/accounts.ts'

/** The demonstration members, by email. The sign-in page and the ready line list those that exist. */
export const PERSONA_EMAILS = [
  'avery.chen@example.ca',
  'elodie.tremblay@example.ca',
  'noah.new@example.ca',
  'margaret.macleod@example.ca',
  'sam.short@example.ca',
]

export function listPersonas(accounts: Accounts): Account[] {
  return PERSONA_EMAILS.map((email) => accounts.findByEmail(email)).filter((account) => account !== null)
}
