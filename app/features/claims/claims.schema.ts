import { day } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { parseDollars } from '#app/domain/dollars.ts'

/** The form as it is sent: everything is text. Problems are codes; `claim-form.tsx` has their sentences. */
export const claimForm = z.object({
  key: z.string().regex(/^[\w-]{16,64}$/),
  partnerCode: z.string().min(1, 'partner').max(60, 'partner'),
  occurredOn: z.string().pipe(day.catch('')).pipe(z.string().min(1, 'date')),
  amount: z.string().transform((text, context) => {
    const cents = parseDollars(text)
    if (cents !== undefined && cents > 0) return cents
    context.addIssue({ code: 'custom', message: 'amount' })
    return z.NEVER
  }),
  receiptNumber: z.string().trim().max(60, 'receipt'),
  comment: z.string().trim().max(1000, 'comment'),
})
