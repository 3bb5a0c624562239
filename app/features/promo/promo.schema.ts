import { z } from 'zod'
import { promotionPinBody } from '#app/backend/contract/customers.ts'

/** A PIN with the proof that a person sends it. */
export const pinRequest = promotionPinBody.extend({ token: z.string().min(1).max(5_000) })
