import { promotionPinBody } from '@borealis/contract/customers.ts'
import { z } from 'zod'

/** A PIN with the proof that a person sends it. */
export const pinRequest = promotionPinBody.extend({ token: z.string().min(1).max(5_000) })
