import { z } from 'zod'
import { CLOSING_ID } from '#app/domain/fragment-ids.ts'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

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
    await backend.me.requestDeletion()
    return { name: 'done' }
  },
  fragment: CLOSING_ID,
  pathWhenDone: () => `/account/privacy?outcome=closing#${CLOSING_ID}`,
})
