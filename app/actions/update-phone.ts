import { phone } from '@borealis/contract/values.ts'
import { z } from 'zod'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

/** Another phone number, or none. */
export const updatePhone = defineAction({
  name: 'update_phone',
  payload: z.object({ phone: phone.nullable() }),
  failureLine: 'UPDATE PHONE CALLBACK FAILED',
  hint: (payload, locale) => ({
    title: m.profile_phoneHintTitle({}, { locale }),
    detail: payload.phone ?? m.profile_phoneHintNone({}, { locale }),
  }),
  async run(payload, backend) {
    await backend.customers.update(payload)
    return { name: 'done' }
  },
  formInput: (payload) => ({ phone: payload.phone ?? '' }),
  pathWhenDone: () => '/account/profile?saved=phone',
})
