import { z } from 'zod'

/** Moves one order, or one customer's exports, into the past: the clock is everybody's. */
export const ageBody = z.object({ minutes: z.int().min(1) })
