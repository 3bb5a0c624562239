import { z } from 'zod'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

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
    await backend.me.unfreezeAccount()
    return { name: 'done' }
  },
  pathWhenDone: () => '/account/security?redemptions=allowed',
})
