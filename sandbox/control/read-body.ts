import type { Context } from 'hono'
import { z } from 'zod'

/** The JSON body as its schema says, or the 400 that says what is wrong with it. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const parsed = schema.safeParse(await context.req.json().catch(() => null))
  return parsed.success ? parsed.data : context.json({ error: z.prettifyError(parsed.error) }, 400)
}
