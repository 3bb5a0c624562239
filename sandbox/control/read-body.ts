import type { Context } from 'hono'
import { z } from 'zod'

/** The validated JSON body, or a 400 response that says what is wrong. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const parsed = schema.safeParse(await context.req.json().catch(() => null))
  return parsed.success ? parsed.data : context.json({ error: z.prettifyError(parsed.error) }, 400)
}
