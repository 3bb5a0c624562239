import { z } from 'zod'

/** Moves a single order, or a customer's exports, into the past, because the clock affects everybody. */
export const ageBody = z.object({ minutes: z.int().min(1) })
