import { email, phone } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { CLOSING_ID } from '#app/domain/fragment-ids.ts'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

/** Another e-mail address is asked for; it counts once it is confirmed. */
export const updateEmail = defineAction({
  name: 'update_email',
  payload: z.object({ email }),
  failureLine: 'UPDATE EMAIL CALLBACK FAILED',
  hint: (payload, locale) => ({ title: m.email_hintTitle({}, { locale }), detail: payload.email }),
  async run(payload, backend) {
    await backend.updateCustomer({ body: payload })
    return { name: 'done' }
  },
  formInput: (payload) => payload,
  pathWhenDone: () => '/account/profile?email=asked',
})

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
    await backend.updateCustomer({ body: payload })
    return { name: 'done' }
  },
  formInput: (payload) => ({ phone: payload.phone ?? '' }),
  pathWhenDone: () => '/account/profile?saved=phone',
})

/** Redemptions that were stopped are allowed again. */
export const unfreeze = defineAction({
  name: 'unfreeze',
  payload: z.object({}),
  failureLine: 'UNFREEZE CALLBACK FAILED',
  hint: (_payload, locale) => ({
    title: m.security_hintTitle({}, { locale }),
    detail: m.security_hintDetail({}, { locale }),
  }),
  async run(_payload, backend) {
    await backend.unfreezeAccount()
    return { name: 'done' }
  },
  pathWhenDone: () => '/account/security?redemptions=allowed',
})

/** The account is closed, after the time in which that can be taken back. */
export const closeAccount = defineAction({
  name: 'close_account',
  payload: z.object({}),
  failureLine: 'CLOSE ACCOUNT CALLBACK FAILED',
  hint: (_payload, locale) => ({
    title: m.privacy_hintTitle({}, { locale }),
    detail: m.privacy_hintDetail({}, { locale }),
  }),
  async run(_payload, backend) {
    await backend.requestDeletion()
    return { name: 'done' }
  },
  fragment: CLOSING_ID,
  pathWhenDone: () => `/account/privacy?outcome=closing#${CLOSING_ID}`,
})
