import type { CustomerBody, CustomerPatch, EmailValidationBody } from '@borealis/contract/customers.ts'
import type { Send } from './call-input.ts'

type BotCheck = { botToken: string }

export const customers = (send: Send) => ({
  /** Never sent with a bearer, even for a signed-in customer. */
  validateEmail: (body: EmailValidationBody, { botToken }: BotCheck) =>
    send('validateEmail', { body, botToken }),
  /** Never sent with a bearer, even for a signed-in customer. */
  create: (body: CustomerBody, { botToken }: BotCheck) => send('createCustomer', { body, botToken }),
  /** @throws BackendError 403 ACCOUNT_SUSPENDED or ACCOUNT_CLOSED */
  profile: () => send('getCustomer', {}),
  /** Changes what is named. `email` needs the step-up token. */
  update: (body: CustomerPatch) => send('updateCustomer', { body }),
  accounts: () => send('listAccounts', {}),
})
