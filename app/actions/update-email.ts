import { email } from '@borealis/contract/values.ts'
import { z } from 'zod'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

/** Another e-mail address is asked for; it counts once it is confirmed. */
export const updateEmail = defineAction({
  name: 'update_email',
  payload: z.object({ email }),
  failureLine: 'UPDATE EMAIL CALLBACK FAILED',
  hint: (payload, locale) => ({ title: m.email_hintTitle({}, { locale }), detail: payload.email }),
  async run(payload, backend) {
    await backend.customers.update(payload)
    return { name: 'done' }
  },
  formInput: (payload) => payload,
  pathWhenDone: () => '/account/profile?email=asked',
})
