import type { Context } from 'hono'
import { z } from 'zod'
import type { Loyalty } from '../loyalty/loyalty.ts'
import type { CallLog } from './call-log.ts'
import type { Scenarios } from './scenarios.ts'

/** What the control API changes and reports. */
export type ControlDeps = { loyalty: Loyalty; scenarios: Scenarios; callLog: CallLog }

/** The validated JSON body, or a 400 response that says what is wrong. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const parsed = schema.safeParse(await context.req.json().catch(() => null))
  return parsed.success ? parsed.data : context.json({ error: z.prettifyError(parsed.error) }, 400)
}
